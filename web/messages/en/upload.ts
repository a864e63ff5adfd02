// For the shop’s staff: a file gets an address that can be sent to a customer.

export const uploadFile = 'Upload File'
export const whatItDoes = 'A picture or a document gets an address that can be sent to a customer.'
export const file = 'File'
export const whatIsAccepted =
  'JPG, PNG, GIF, WEBP, SVG and PDFs up to 20 MB. Dropping or pasting a file works too.'
export const kilobytes = (count: string) => `${count} KB`
export const megabytes = (count: string) => `${count} MB`
export const upload = 'Upload'
export const cancel = 'Cancel'

// The line of the state.
export const requesting = 'Requesting upload URL'
export const uploading = (percent: number) => `Uploading ${percent}%`
export const uploaded = 'Uploaded'
export const canceled = 'Upload canceled'
/** Name of the progress bar for assistive technology. */
export const uploadedSoFar = 'Uploaded so far'

// Reasons why a file is not uploaded.
export const pickAFile = 'Pick a file to upload.'
export const wrongKind = 'Please pick an image or a PDF.'
export const tooLarge = 'Max size is 20 MB.'
/**
 * @param reason of the server, in English
 * @param _status of its response: another language can say the reason in its own words
 */
export const notAllowed = (reason: string, _status: number) => `Failed: ${reason}`
/** @param reason of the server, in English; may be empty. Another language says the status in its own words */
export const rejected = (status: number, reason: string) => `S3 upload failed: ${status} ${reason}`.trimEnd()
/** The failure of a proxy in front of the shop: nothing that the shop or a bucket said. */
export const ofProxy = (status: number) =>
  status === 413
    ? 'The proxy in front of the shop takes no file of this size (413). Allow larger ones, in nginx with “client_max_body_size 100m;”. See “Behind a proxy” in docs/deploy.md.'
    : `The proxy in front of the shop answered in its place (${status}). Try again in a minute. If it stays, see “Behind a proxy” in docs/deploy.md.`
export const networkFailed = 'Network error while uploading to S3.'
export const incompleteAnswer = 'Error: The upload service gave an incomplete answer'
/** @param message of a script or of the browser, in English */
export const failed = (message: string) => `Error: ${message}`

// The address of the file.
export const publicAddress = 'Public address'
export const copyUrl = 'Copy URL'
export const copied = 'Copied'
export const couldNotCopy = 'Could not copy URL. Please copy manually.'
export const viewFile = 'View File'
