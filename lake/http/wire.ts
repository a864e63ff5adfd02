import {STATUS_CODES} from 'node:http'
import type {LakeError, LakeErrorType} from '../model/errors.ts'
import type {JsonObject} from '../model/types.ts'

/** Errors of a mutation or an action itself, not of the request around it. */
const MUTATION_ERRORS: ReadonlySet<LakeErrorType> = new Set<LakeErrorType>([
  'documentAlreadyExistsError',
  'documentNotFoundError',
  'documentRevisionIDDoesNotMatchError',
  'documentReferenceDoesNotExistError',
  'documentHasExistingReferencesError',
  'insufficientPermissionsError',
  'transactionAlreadyExistsError',
  'validationError',
])

/** Body of an error response, in the form that clients know. @param path of the request */
export function errorBody(error: LakeError, path: string): JsonObject {
  const kind = /\/(?:data|datasets\/[^/]+)\/(mutate|actions)(?:\/|$)/.exec(path)?.[1]
  // The Studio reads this form to tell a missing permission from an impossible action on a release.
  if (kind === 'actions' && error.type === 'insufficientPermissionsError') return plainBody(error)
  if (kind && MUTATION_ERRORS.has(error.type))
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

/** Body of the response to a bug. It reveals nothing. */
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
