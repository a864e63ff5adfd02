// A file that the shop shares.

export const noFile = 'No file specified'
export const addressNamesNoFile =
  'The address of this page names no file. It may have been cut short on its way to you.'
export const backToHome = 'Back to Home'
export const unsupported = 'Unsupported file type'
export const openOriginal = 'Open original'
export const download = 'Download'
export const copyLink = 'Copy link'
export const copied = 'Copied'
export const couldNotCopy = 'Could not copy URL. Please copy manually.'
export const imageFailed = 'Could not load image.'
export const pdfFailed = 'Could not load PDF.'
export const opensOnItsOwn = 'This device shows documents on a screen of their own.'
export const openPdf = 'Open PDF'
export const takenDown = 'This file was taken down.'
