import {STATUS_CODES} from 'node:http'
import type {LakeError, LakeErrorType} from '../model/errors.ts'
import type {JsonObject} from '../model/types.ts'

/** Failures of a mutation or an action itself, as against the request around it. */
const OF_MUTATIONS: ReadonlySet<LakeErrorType> = new Set<LakeErrorType>([
  'documentAlreadyExistsError',
  'documentNotFoundError',
  'documentRevisionIDDoesNotMatchError',
  'documentReferenceDoesNotExistError',
  'documentHasExistingReferencesError',
  'insufficientPermissionsError',
  'transactionAlreadyExistsError',
  'validationError',
])

/** The body by which a client learns of a failure. `path`: that of the request. */
export function errorBody(error: LakeError, path: string): JsonObject {
  const kind = /\/(?:data|datasets\/[^/]+)\/(mutate|actions)(?:\/|$)/.exec(path)?.[1]
  // Read by the Studio, to tell what may not be done with a release from what cannot.
  if (kind === 'actions' && error.type === 'insufficientPermissionsError') return plainBody(error)
  if (kind && OF_MUTATIONS.has(error.type))
    return mutationBody(error, kind === 'mutate' ? 'mutation' : 'action')
  if (error.type === 'queryParseError' || error.type === 'queryTooExpensive') return plainBody(error)
  return {
    statusCode: error.status,
    error: STATUS_CODES[error.status] ?? 'Error',
    message: error.message,
    ...(error.type === 'sessionNotFound' && {errorCode: 'SIO-401-ANF'}),
    ...error.details,
  }
}

function plainBody({type, message, details}: LakeError): JsonObject {
  return {error: {type, description: message, ...details}}
}

/** What a client learns of a bug: nothing but that there is one. */
export const BUG: JsonObject = {
  statusCode: 500,
  error: 'Internal Server Error',
  message: 'An internal server error occurred',
}

function mutationBody(error: LakeError, kind: 'mutation' | 'action'): JsonObject {
  const cause = {type: error.type, description: error.message, ...error.details}
  return {
    error: {
      type: `${kind}Error`,
      description: `${kind === 'mutation' ? 'Mutation' : 'Action'} failed: ${error.message}`,
      items: [{error: cause, index: error.index ?? 0}],
    },
  }
}
