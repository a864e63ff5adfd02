import {Hono, type Context} from 'hono'
import {z} from 'zod'
import {PERSON} from '../../contract/services/paths.ts'
import {readJson} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure, onlyPost} from '../../lib/http/http-error.ts'
import {erasePerson, findPerson, type PersonData, type PersonStores} from './person.ts'

interface PrivacyOptions {
  stores: PersonStores
  /** @returns the id of the administrator who sent a request; undefined for everybody else */
  administratorOf: (request: Request) => string | undefined
}

const FAILURE = onFailure(
  'A person’s data could not be read or erased',
  'This did not work. The log of the server says why.',
)
const BODY = {maxBytes: 2000, timeoutMs: 15_000}
/** Records that are erased without their number. A mistaken term finds more. */
const MAX_UNCONFIRMED = 10
const question = z.object({
  term: z.string().max(1000),
  /** Number of records, which confirms that more than `MAX_UNCONFIRMED` are erased. */
  count: z.number().optional(),
})

/** Number of records of all kinds. */
const countOf = (data: PersonData) =>
  Object.values(data).reduce((sum: number, list: unknown[]) => sum + list.length, 0)

/**
 * A person's data for administrators: `POST /privacy-service/find` returns what the shop holds about a phone number, click
 * id, internet address or enquiry, and `POST /privacy-service/erase` erases it and returns what was erased. More than ten
 * records need their number, `{"term": "…", "count": 12}`; otherwise the status is 412. The record of access says who did it, and not for whom.
 */
export function privacyRoutes({stores, administratorOf}: PrivacyOptions): Hono<ClientEnv> {
  const app = new Hono<ClientEnv>()
  const {audit} = stores.lake.people

  async function termOf(context: Context): Promise<{term: string; count: number | undefined; actor: string}> {
    const actor = administratorOf(context.req.raw)
    if (actor === undefined) throw new HttpError(403, 'Only an administrator may read a person’s data.')
    const parsed = question.safeParse(await readJson(context, BODY))
    if (!parsed.success)
      throw new HttpError(400, 'Send {"term": "…"}: a phone number, click id, address or enquiry.')
    return {term: parsed.data.term, count: parsed.data.count, actor}
  }

  app.use('/privacy-service/*', FAILURE)
  app.use('/privacy-service/*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  app.post(PERSON.find, async (context) => {
    const {term, actor} = await termOf(context)
    const found = await findPerson(term, stores)
    audit.recordIfPossible({event: 'personal data read', actor, count: countOf(found)})
    return context.json(found)
  })
  app.post(PERSON.erase, async (context) => {
    const {term, count, actor} = await termOf(context)
    const wanted = countOf(await findPerson(term, stores))
    if (wanted > MAX_UNCONFIRMED && count !== wanted)
      throw new HttpError(
        412,
        `This erases ${wanted} records for good. Confirm it with their number: ${wanted}.`,
      )
    const erased = await erasePerson(term, stores)
    audit.recordIfPossible({event: 'personal data erased', actor, count: countOf(erased)})
    return context.json(erased)
  })
  for (const path of Object.values(PERSON)) app.all(path, onlyPost)
  return app
}
