import {Hono} from 'hono'
import type {Context} from 'hono'
import {addressesOf, datasetOf, flag, only, requireWriter, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {badRequest, insufficientPermissions} from '../model/errors.ts'
import {parseMutations, parseOptions} from '../write/parse.ts'
import {limitBody, readJsonObject} from '../http/request.ts'
import type {Mutation} from '../model/types.ts'

const VISIBILITIES = ['sync', 'async', 'deferred']

/**
 * `POST /data/mutate/:dataset`. `visibility` has no effect: a committed change is always queryable.
 * @see https://www.sanity.io/docs/http-mutations
 */
export function mutateRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.on('POST', addressesOf('mutate'), only(refuseVisitor), limitBody, async (context) => {
    const dataset = datasetOf(lake, context)
    const visibility = context.req.query('visibility') ?? 'sync'
    if (!VISIBILITIES.includes(visibility)) throw badRequest('"visibility" must be sync, async or deferred')
    const body = await readJsonObject(context)
    const {transactionId = context.req.query('transactionId'), dryRun = flag(context, 'dryRun')} =
      parseOptions(body)
    const mutations = parseMutations(body)
    const {id: author, role} = requireWriter(context, permissionFor(mutations))
    const committed = dataset.commit({
      mutations,
      author,
      role,
      transactionId,
      dryRun,
      autoGenerateArrayKeys: flag(context, 'autoGenerateArrayKeys'),
    })
    if (flag(context, 'returnDocuments')) return context.json(committed)
    const results = committed.results.map(({id, operation}) => ({id, operation}))
    return context.json({transactionId: committed.transactionId, results})
  })
  return routes
}

/**
 * Rejects a request without a token, before its body is read, with the error of the hosted service.
 * @throws LakeError `insufficientPermissionsError`
 */
function refuseVisitor(context: Context<LakeEnv>) {
  if (!context.get('identity')) throw insufficientPermissions('create')
}

/** Permission that the first mutation needs. */
function permissionFor([first = {create: {}}]: Mutation[]) {
  return 'patch' in first || 'delete' in first ? 'update' : 'create'
}
