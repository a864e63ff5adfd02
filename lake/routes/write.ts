import {Hono, type Context} from 'hono'
import {addressesOf, datasetOf, flag, only, requireWriter, type LakeEnv} from '../http/context.ts'
import {limitBody, readJsonObject} from '../http/request.ts'
import type {Lake} from '../lake.ts'
import type {Action} from '../model/actions.ts'
import {badRequest, insufficientPermissions} from '../model/errors.ts'
import type {JsonObject, Mutation} from '../model/types.ts'
import {isPublishedByDefault} from '../query/view/perspective.ts'
import {parseActions, parseMutations, parseOptions} from '../write/parse.ts'

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
    const mutations = parseMutations(body)
    const {id: author, role} = requireWriter(context, permissionFor(mutations))
    const committed = dataset.commit({
      mutations,
      author,
      role,
      ...optionsOf(context, body),
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

/**
 * `POST /data/actions/:dataset`. The Studio writes through it.
 * @see https://www.sanity.io/docs/http-actions
 */
export function actionRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.on('POST', addressesOf('actions'), only(requireWriter), limitBody, async (context) => {
    const {id: author, role} = requireWriter(context)
    const dataset = datasetOf(lake, context)
    const body = await readJsonObject(context)
    const actions = parseActions(body)
    checkActionVersions(actions, context.get('apiVersion'))
    const committed = dataset.commit({actions, author, role, ...optionsOf(context, body)})
    return context.json({transactionId: committed.transactionId})
  })
  return routes
}

/** The hosted service rejects these actions in old versions. @throws LakeError `badRequest` */
function checkActionVersions(actions: Action[], apiVersion: string) {
  if (isPublishedByDefault(apiVersion)) return
  const index = actions.findIndex(({actionType}) => actionType.startsWith('sanity.action.release.'))
  if (index === -1) return
  throw badRequest(
    `action index ${index}: not supported for this API version: actions on releases are since v2025-02-19`,
  )
}

/** Options that both kinds of request have in common, in the body or in the address. */
function optionsOf(context: Context<LakeEnv>, body: JsonObject) {
  const {transactionId = context.req.query('transactionId'), dryRun = flag(context, 'dryRun')} =
    parseOptions(body)
  return {transactionId, dryRun}
}
