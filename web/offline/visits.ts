/** Key in local storage: the hour from which a page belongs to the second visit. It is the same for many visitors. */
const SECOND_VISIT = 'second-visit-from'

const HOUR_MS = 60 * 60_000
/** Shortest time between two visits. */
const PAUSE_MS = HOUR_MS / 2

/**
 * Whether the visitor was here before. The first visit stores when the second one may begin, and nothing else. A time that
 * lies too far ahead was stored while the device's clock was wrong.
 */
export function isSecondVisit(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const stored = Date.parse(storage.getItem(SECOND_VISIT) ?? '')
  if (stored <= now + PAUSE_MS + HOUR_MS) return now >= stored
  const from = Math.ceil((now + PAUSE_MS) / HOUR_MS) * HOUR_MS
  storage.setItem(SECOND_VISIT, new Date(from).toISOString())
  return false
}
