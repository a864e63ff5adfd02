import type {Context, MiddlewareHandler} from 'hono'
import {badRequest, insufficientPermissions, LakeError, type WritePermission} from '../model/errors.ts'
import type {Lake} from '../lake.ts'
import type {LakeDataset} from '../opening/lake-dataset.ts'
import type {Identity} from '../model/types.ts'

/** Variables that `lakeApp` sets for every request under `/v…/`. */
export interface LakeEnv {
  Variables: {
    /** Version of the API in the path, without the `v`: `1`, `X` or a date. */
    apiVersion: string
    /** Identity of the request; undefined for an anonymous reader. */
    identity: Identity | undefined
  }
}

/**
 * Addresses of an operation on a dataset: by the dataset's name, and as a resource of a project. Clients configured
 * with `resource` instead of `dataset` use the second form.
 */
export function addressesOf(operation: string, rest = ''): string[] {
  return [`/data/${operation}/:dataset${rest}`, `/projects/:project/datasets/:dataset/${operation}${rest}`]
}

/** The dataset named by `:dataset` in the path. @throws LakeError `notFound` */
export function datasetOf(lake: Lake, context: Context<LakeEnv>): LakeDataset {
  return lake.dataset(context.req.param('dataset') ?? '')
}

/** @throws LakeError `unauthorized` for an anonymous reader */
export function requireIdentity(context: Context<LakeEnv>): Identity {
  const identity = context.get('identity')
  if (identity) return identity
  throw new LakeError('unauthorized', 'This needs a token: send "Authorization: Bearer <token>"')
}

/** @throws LakeError `unauthorized`, or `insufficientPermissionsError` for another role */
export function requireAdministrator(context: Context<LakeEnv>): Identity {
  const identity = requireIdentity(context)
  if (identity.role === 'administrator') return identity
  throw new LakeError('insufficientPermissionsError', 'Only an administrator may do this', {
    permission: 'manage',
  })
}

/** @throws LakeError `unauthorized`, or `insufficientPermissionsError` for a viewer */
export function requireWriter(context: Context<LakeEnv>, permission: WritePermission = 'update'): Identity {
  const identity = requireIdentity(context)
  if (identity.role !== 'viewer') return identity
  throw insufficientPermissions(permission)
}

/** Middleware that runs `check` before the body is read, so that rejected requests hold no memory. */
export function only(check: (context: Context<LakeEnv>) => void): MiddlewareHandler<LakeEnv> {
  return async (context, next) => {
    check(context)
    await next()
  }
}

/** Value of a flag in the query string. @throws LakeError `badRequest` */
export function flag(context: Context<LakeEnv>, name: string): boolean {
  const value = context.req.query(name)
  if (value === undefined || value === 'false' || value === '0') return false
  if (value === '' || value === 'true' || value === '1') return true
  throw badRequest(`"${name}" must be true or false`)
}
