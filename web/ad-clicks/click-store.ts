/** Parameters by which an advertisement names the click that led here. */
const NAMES = ['gclid', 'wbraid', 'gbraid'] as const

interface Click {
  name: (typeof NAMES)[number]
  value: string
}

/**
 * Ad clicks of one device, oldest first. Each entry has one key, the value that the advertisement gave;
 * `ts` is when it was first seen, in milliseconds since 1970.
 */
export interface AdClickStore {
  clickID: Record<string, {name: string; ts: number}>[]
}

/** More than anybody clicks; the form service takes no more. The oldest go first. */
const MAX_CLICKS = 100
/** Longest value that is taken for one: real ones have about 100 characters. */
const MAX_VALUE_LENGTH = 1000

export const emptyStore: AdClickStore = {clickID: []}

/** The ad clicks that an address's search part tells of. */
export function clicksIn(search: string): Click[] {
  const parameters = new URLSearchParams(search)
  return NAMES.flatMap((name) =>
    parameters
      .getAll(name)
      .filter((value) => value.trim() !== '' && value.length <= MAX_VALUE_LENGTH)
      .map((value) => ({name, value})),
  )
}

/** The store with those clicks added that it does not hold yet; the same store when there are none. */
export function withClicks(store: AdClickStore, clicks: Click[], ts: number): AdClickStore {
  let clickID = store.clickID
  for (const {name, value} of clicks) {
    const isKnown = clickID.some((entry) => Object.hasOwn(entry, value) && entry[value]?.name === name)
    if (!isKnown) clickID = [...clickID, {[value]: {name, ts}}]
  }
  return clickID === store.clickID ? store : {clickID: clickID.slice(-MAX_CLICKS)}
}
