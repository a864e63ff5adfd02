// Paths of the shop's services on its own server, in one place for those who ask and those who answer.

/** Forms that pages post. */
export const SUBMISSIONS = '/forms/submissions'
export const QUALIFIED_LEADS = '/forms/qualified-leads'
export const ERROR_LOG = '/forms/error-log'
export const CONSENTS = '/forms/consent'
export const MEASUREMENTS = '/forms/field'

/** Uploads of visitors. */
export const UPLOAD_FORMS = '/upload-service/get-upload-url'
export const UPLOAD_OBJECTS = '/upload-service/objects'

/** For staff. */
export const UPLOADED_FILES = '/upload-service/files'
export const FIGURES = '/field'
export const QUOTATIONS = '/quotation-service'
export const LEFT_OUT = '/feeds/left-out.json'
export const FORMER_ADDRESSES = '/addresses/former'
export const SUCCESSORS = '/addresses/successors'

/** For administrators. */
export const BACKUPS = '/backups'
export const BACKUP_DOWNLOADS = '/backups/downloads'
export const PERSON = {find: '/privacy-service/find', erase: '/privacy-service/erase'} as const

/** Messages to the owner: state and choices, devices with push, and a message on trial. */
export const ALERTS = {state: '/alerts', devices: '/alerts/devices', tests: '/alerts/tests'} as const
