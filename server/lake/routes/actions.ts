import {Hono} from 'hono'
import {addressesOf, datasetOf, flag, only, requireWriter, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {parseActions} from '../write/parse-actions.ts'
import {parseOptions} from '../write/parse-mutations.ts'
import {limitBody, readJsonObject} from '../http/request.ts'

/**
 * `POST /data/actions/:dataset`: what the Studio writes through.
 * @see https://www.sanity.io/docs/http-actions
 */
export function actionRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.on('POST', addressesOf('actions'), only(requireWriter), limitBody, async (context) => {
    const {id: author} = requireWriter(context)
    const dataset = datasetOf(lake, context)
    const body = await readJsonObject(context)
    const {transactionId = context.req.query('transactionId'), dryRun = flag(context, 'dryRun')} =
      parseOptions(body)
    const committed = dataset.commit({actions: parseActions(body), author, transactionId, dryRun})
    return context.json({transactionId: committed.transactionId})
  })
  return routes
}
