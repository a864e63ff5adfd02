import type {Json} from './types.ts'

/** HTTP status of each failure, by the hosted service's name for it. */
const STATUS = {
  badRequest: 400,
  queryParseError: 400,
  queryTooExpensive: 400,
  unauthorized: 401,
  sessionNotFound: 401,
  insufficientPermissionsError: 403,
  notFound: 404,
  methodNotAllowed: 405,
  documentAlreadyExistsError: 409,
  documentNotFoundError: 409,
  documentRevisionIDDoesNotMatchError: 409,
  documentReferenceDoesNotExistError: 409,
  documentHasExistingReferencesError: 409,
  transactionAlreadyExistsError: 409,
  validationError: 400,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  unavailable: 503,
} as const

export type LakeErrorType = keyof typeof STATUS

/** Statuses of failures. The Studio has words for each. */
export const STATUSES: ReadonlySet<number> = new Set([...Object.values(STATUS), 500])

/** A failure that the HTTP API has a name for. Anything else that is thrown is a bug and becomes a bare 500. */
export class LakeError extends Error {
  override name = 'LakeError'
  readonly type: LakeErrorType
  /** Further fields of the wire form, such as `start` and `end` of a parse error. */
  readonly details: {readonly [key: string]: Json}
  /** Position of the failed mutation or action in the request. */
  index: number | undefined

  constructor(type: LakeErrorType, message: string, details: {readonly [key: string]: Json} = {}) {
    super(message)
    this.type = type
    this.details = details
  }

  get status() {
    return STATUS[this.type]
  }
}

/** A request to an address that the lake does not have, or that only the hosted service has. */
export class UnsupportedError extends LakeError {}

/** Error for a request that cannot be understood. */
export const badRequest = (message: string) => new LakeError('badRequest', message)

/** Error for content that the lake does not store. @param id of the document that it is about */
export const invalid = (message: string, id?: string) =>
  new LakeError('validationError', message, id === undefined ? {} : {id})

/** The database of a lake cannot be read: it is damaged, or the disk fails. A restore or a repair may mend that. */
export class BrokenLake extends LakeError {
  constructor(message: string) {
    super('unavailable', message)
  }
}

/** Permission of a write, as the hosted service names it. */
export type WritePermission = 'create' | 'update' | 'manage'

/** Error for a write without the permission for it. */
export function insufficientPermissions(permission: WritePermission): LakeError {
  return new LakeError(
    'insufficientPermissionsError',
    `Insufficient permissions; permission "${permission}" required`,
    {permission},
  )
}
