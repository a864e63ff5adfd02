import {Hono} from 'hono'
import {successor, type FormerAddresses} from '../../contract/services/addresses.ts'
import {FORMER_ADDRESSES, SUCCESSORS} from '../../contract/services/paths.ts'
import {placePath} from '../../contract/site/addresses.ts'
import {readJson} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure, onlyPost} from '../../lib/http/http-error.ts'
import type {Lake} from '@stone-designs/lake'
import {staffOf} from '../people/index.ts'
import type {Book} from './book.ts'
import type {Finder} from './finder.ts'
import {keyOf, type Place, type Present} from './places.ts'

interface StaffOptions {
  book: Book
  finder: Finder
  present: () => Present
  lake: Lake | undefined
}

const BODY = {maxBytes: 1000, timeoutMs: 15_000}
const WRITERS = new Set<string>(['administrator', 'editor', 'editor-without-purge'])
const FAILURE = onFailure(
  'Former addresses could not be read or led elsewhere',
  'This did not work. The log of the server says why.',
)

/** Former addresses for the Studio: which there are, and where that of a category leads once it is taken away. */
export function staffRoutes({book, finder, present, lake}: StaffOptions): Hono<ClientEnv> {
  const routes = new Hono<ClientEnv>()
  routes.use('/addresses/*', FAILURE)
  routes.get(FORMER_ADDRESSES, (context) => {
    if (!staffOf(context.req.raw, lake)) throw new HttpError(403, 'Only staff may read former addresses.')
    const {places} = present()
    const isOwn = (id: string, place: Place) => {
      const now = places.get(id)
      return now !== undefined && keyOf(now) === keyOf(place)
    }
    const leadOf = (id: string, {item}: Place) => {
      const now = places.get(id) ?? (item === '' ? finder.successorOf(id) : undefined)
      return now ? placePath(now) : null
    }
    const former = book
      .all()
      .filter((row) => !isOwn(row.document, row))
      .map((row) => ({...row, leadsTo: leadOf(row.document, row)}))
    const proposed = [...places].flatMap(([id, {category, item}]) => {
      const most = item === '' ? present().held.get(finder.mostOf(category) ?? '')?.[0] : undefined
      return most === undefined || most === id ? [] : [[id, most]]
    })
    const answer: FormerAddresses = {former, proposed: Object.fromEntries(proposed)}
    return context.json(answer, 200, {'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'})
  })
  routes.post(SUCCESSORS, async (context) => {
    if (!WRITERS.has(staffOf(context.req.raw, lake)?.role ?? ''))
      throw new HttpError(403, 'Your role does not allow this.')
    const {success, data} = successor.safeParse(await readJson(context, BODY))
    if (!success) throw new HttpError(400, 'Send {"category": "…", "leadsTo": "…"}: ids of two categories.')
    book.choose(data.category, data.leadsTo)
    return context.body(null, 204)
  })
  routes.all(SUCCESSORS, onlyPost)
  return routes
}
