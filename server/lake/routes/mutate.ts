import {Hono} from 'hono'
import {addressesOf, datasetOf, flag, only, requireWriter, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {LakeError} from '../model/errors.ts'
import {parseMutations, parseOptions} from '../write/parse/parse-mutations.ts'
import {limitBody, readJsonObject} from '../http/request.ts'

const VISIBILITIES = ['sync', 'async', 'deferred']

/**
 * `POST /data/mutate/:dataset`. `visibility` has no effect: a committed change is always queryable.
 * @see https://www.sanity.io/docs/http-mutations
 */
export function mutateRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.on('POST', addressesOf('mutate'), only(requireWriter), limitBody, async (context) => {
    const {id: author} = requireWriter(context)
    const dataset = datasetOf(lake, context)
    const visibility = context.req.query('visibility') ?? 'sync'
    if (!VISIBILITIES.includes(visibility))
      throw new LakeError('badRequest', '"visibility" must be sync, async or deferred')
    const body = await readJsonObject(context)
    const {transactionId = context.req.query('transactionId'), dryRun = flag(context, 'dryRun')} =
      parseOptions(body)
    const committed = dataset.commit({
      mutations: parseMutations(body),
      author,
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
