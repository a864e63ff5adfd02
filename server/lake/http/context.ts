import type {Context, MiddlewareHandler} from 'hono'
import {LakeError} from '../model/errors.ts'
import type {Lake} from '../lake.ts'
import type {LakeDataset} from '../lake-dataset.ts'
import type {Identity} from '../model/types.ts'

/** What every request under `/v…/` carries: see `lakeApp`. */
export interface LakeEnv {
  Variables: {
    /** Version of the API in the path, without the `v`: `1`, `X` or a date. */
    apiVersion: string
    /** Who asks; undefined for an anonymous reader. */
    identity: Identity | undefined
  }
}

/**
 * The addresses of an operation on a dataset: by its name, and as a resource of a project, which is how clients ask that
 * were given `resource` instead of `dataset`.
 */
export function addressesOf(operation: string, rest = ''): string[] {
  return [`/data/${operation}/:dataset${rest}`, `/projects/:project/datasets/:dataset/${operation}${rest}`]
}

/** The dataset that `:dataset` in the path names. @throws LakeError `notFound` */
export function datasetOf(lake: Lake, context: Context<LakeEnv>): LakeDataset {
  return lake.dataset(context.req.param('dataset') ?? '')
}

/** @throws LakeError `unauthorized` for an anonymous reader */
export function requireIdentity(context: Context<LakeEnv>): Identity {
  const identity = context.get('identity')
  if (identity) return identity
  throw new LakeError('unauthorized', 'This needs a token: send "Authorization: Bearer <token>"')
}

/** @throws LakeError `unauthorized`, or `insufficientPermissionsError` for a viewer */
export function requireWriter(context: Context<LakeEnv>): Identity {
  const identity = requireIdentity(context)
  if (identity.role !== 'viewer') return identity
  throw new LakeError(
    'insufficientPermissionsError',
    'Insufficient permissions; permission "update" required',
    {
      permission: 'update',
    },
  )
}

/** Turns away whom `check` does, before any of the body is read: nobody else is to have us hold one. */
export function only(check: (context: Context<LakeEnv>) => void): MiddlewareHandler<LakeEnv> {
  return async (context, next) => {
    check(context)
    await next()
  }
}

/** Whether a flag in the query string is on. @throws LakeError `badRequest` */
export function flag(context: Context<LakeEnv>, name: string): boolean {
  const value = context.req.query(name)
  if (value === undefined || value === 'false' || value === '0') return false
  if (value === '' || value === 'true' || value === '1') return true
  throw new LakeError('badRequest', `"${name}" must be true or false`)
}
