import {Hono} from 'hono'
import {addressesOf, datasetOf, flag, only, requireWriter, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {parseActions, parseOptions} from '../write/parse.ts'
import {badRequest} from '../model/errors.ts'
import {isPublishedByDefault} from '../query/view/perspective.ts'
import type {Action} from '../model/actions.ts'
import {limitBody, readJsonObject} from '../http/request.ts'

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
    const {transactionId = context.req.query('transactionId'), dryRun = flag(context, 'dryRun')} =
      parseOptions(body)
    const actions = parseActions(body)
    checkActionVersions(actions, context.get('apiVersion'))
    const committed = dataset.commit({actions, author, role, transactionId, dryRun})
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
