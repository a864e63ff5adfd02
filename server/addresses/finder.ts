import {feedId} from '../../contract/services/feeds.ts'
import {shortId} from '../../contract/site/addresses.ts'
import type {Book} from './book.ts'
import {keyOf, type Place, type Present} from './places.ts'

/** Where an address leads: to another place, or to the question which of these documents is meant. */
export type Lead = {place: Place} | {pieces: readonly string[]}

export type Finder = ReturnType<typeof openFinder>

/** Finds where former places lead. What is there now always wins, and a chain of changes is one step. */
export function openFinder(book: Book, present: () => Present) {
  const isThere = (category: string) => present().held.has(category)

  /** The category that a document is or that its owner put in its place, however often. */
  function followed(id: string, seen = new Set<string>()): string | undefined {
    const place = present().places.get(id)
    if (place) return place.category
    const next = book.successorOf(id)
    return next === undefined || seen.has(id) ? undefined : followed(next, seen.add(id))
  }

  /** The category that has most of the products that were ever in a category. */
  function mostOf(category: string): string | undefined {
    const counts = new Map<string, number>()
    const products = new Set(book.all().flatMap((row) => (row.category === category ? row.document : [])))
    for (const id of products) {
      const now = present().places.get(id)?.category
      if (now !== undefined) counts.set(now, (counts.get(now) ?? 0) + 1)
    }
    return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
  }

  function categoryNow(category: string): string | undefined {
    if (isThere(category)) return category
    const ids = book.held(category)
    const found = ids.toReversed().map((id) => followed(id))
    const isEnded = ids.length === 0 || ids.some((id) => book.successorOf(id) === '')
    return found.find((one) => one !== undefined) ?? (isEnded ? undefined : mostOf(category))
  }

  /**
   * Where a place leads. Undefined: nowhere else.
   * @param meant short id of the document that a visitor has chosen
   */
  function leadOf({category, item}: Place, meant?: string): Lead | undefined {
    const key = keyOf({category, item})
    const now = categoryNow(category)
    const other = now === undefined || now === category ? undefined : {place: {category: now, item}}
    if (item === '') return other
    const [holder] = present().held.get(key) ?? []
    const former = book.held(key).filter((id) => id !== holder && present().places.has(id))
    if (holder === undefined && former.length === 0) return other
    const pieces = [...(holder === undefined ? [] : [holder]), ...former]
    if (pieces.length > 1 && (holder === undefined || shortId(holder) !== meant)) return {pieces}
    const place = present().places.get(former[0] ?? '')
    return holder === undefined && place ? {place} : undefined
  }

  /** Where the address of a category leads that is no longer there. */
  function successorOf(id: string): Place | undefined {
    const category = followed(id) ?? mostOf(book.first.get(id)?.category ?? '')
    return category === undefined ? undefined : {category, item: ''}
  }

  return {
    leadOf,
    mostOf,
    successorOf,
    /** Where a short id leads. Undefined: nowhere. */
    ofShortId(short: string): Lead | undefined {
      const ids = book.withShortId(short)
      const pieces = ids.filter((id) => present().places.has(id))
      if (pieces.length > 1) return {pieces}
      const place = present().places.get(pieces[0] ?? '')
      if (place) return {place}
      const [successor] = ids.flatMap((id) =>
        book.first.get(id)?.item === '' ? (successorOf(id) ?? []) : [],
      )
      return successor && {place: successor}
    },
  }
}

/**
 * The ids for advertisements that have to be written down, by document, because something else would follow from today's
 * number and category: a product keeps the id under which it was first published, and two products never have the same.
 */
export function idsToKeep({places}: Present, {first}: Pick<Book, 'first'>): Map<string, string> {
  const taken = new Set([...places.values()].map(({contentId}) => contentId))
  const kept = new Map<string, string>()
  for (const [id, was] of first) {
    const now = places.get(id)
    if (!now || now.item === '' || now.contentId !== undefined) continue
    const original = feedId({category: was.category, productId: was.item})
    let own = original
    for (let further = 2; taken.has(own); further++) own = `${original}-${further}`
    taken.add(own)
    if (own !== feedId({category: now.category, productId: now.item})) kept.set(id, own)
  }
  return kept
}
