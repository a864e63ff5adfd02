import {z} from 'zod'
import {shortId} from '../../contract/site/addresses.ts'
import {inTransaction} from '../../lib/disk/database-file.ts'
import type {RecordsDatabase} from '../records/index.ts'
import {keyOf, type Place} from './places.ts'

const rows = z.array(z.object({category: z.string(), item: z.string(), document: z.string()}))
const successors = z.array(z.object({category: z.string(), leads_to: z.string()}))

export type Book = ReturnType<typeof openBook>

/** The book of all places that documents ever had, in the shop's records. Nothing is taken out of it. */
export function openBook({sql}: Pick<RecordsDatabase, 'sql'>, now = Date.now) {
  const insert = sql.prepare('INSERT INTO addresses VALUES (?, ?, ?, ?)')
  const choose = sql.prepare('INSERT OR REPLACE INTO successors VALUES (?, ?)')
  const chosen = successors.parse(sql.prepare('SELECT category, leads_to FROM successors').all())
  const leadsTo = new Map(chosen.map((row) => [row.category, row.leads_to]))
  const all = new Map<string, z.infer<typeof rows>[number]>()
  const held = new Map<string, string[]>()
  const first = new Map<string, Place>()
  const byShortId = new Map<string, string[]>()

  function remember(row: z.infer<typeof rows>[number]) {
    const {document} = row
    all.set(lineOf(document, row), row)
    const others = held.get(keyOf(row)) ?? []
    if (!others.includes(document)) held.set(keyOf(row), [...others, document])
    if (first.has(document)) return
    first.set(document, row)
    byShortId.set(shortId(document), [...(byShortId.get(shortId(document)) ?? []), document])
  }
  const written = sql.prepare('SELECT category, item, document FROM addresses ORDER BY rowid').all()
  for (const row of rows.parse(written)) remember(row)

  return {
    /** The place that each document had first, in the order in which documents came. */
    first,
    /** Ids of the documents that were ever at a place, by its key. */
    held: (key: string): readonly string[] => held.get(key) ?? [],
    withShortId: (short: string): readonly string[] => byShortId.get(short) ?? [],
    all: () => [...all.values()],
    /** Writes down what is new. @throws when the disk takes nothing */
    add(places: ReadonlyMap<string, Place>) {
      const fresh = [...places].filter(([document, place]) => !all.has(lineOf(document, place)))
      if (fresh.length === 0) return
      const since = Math.floor(now() / 1000)
      inTransaction(sql, () => {
        for (const [document, {category, item}] of fresh) insert.run(category, item, document, since)
      })
      for (const [document, {category, item}] of fresh) remember({category, item, document})
    },
    /** The category to which the owner leads visitors of a category that is taken away: an id, or empty for nowhere. */
    successorOf: (category: string) => leadsTo.get(category),
    choose(category: string, successor: string) {
      choose.run(category, successor)
      leadsTo.set(category, successor)
    },
  }
}

const lineOf = (document: string, {category, item}: Place) => [category, item, document].join('\n')
