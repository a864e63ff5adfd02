import type {SentClicks} from '../../contract/enquiry/enquiry.ts'

/** Parameters that identify the ad click that led here. */
const NAMES = ['gclid', 'wbraid', 'gbraid'] as const

interface Click {
  name: (typeof NAMES)[number]
  value: string
}

/** Maximum number of stored clicks. The form service accepts no more. The oldest are dropped. */
const MAX_CLICKS = 100
/** Maximum length of a value, in characters. Real ones have about 100. */
const MAX_VALUE_LENGTH = 1000

export const emptyStore: SentClicks = {clickID: []}

/** The ad clicks in the search part of an address. */
export function clicksIn(search: string): Click[] {
  const parameters = new URLSearchParams(search)
  return NAMES.flatMap((name) =>
    parameters
      .getAll(name)
      .filter((value) => value.trim() !== '' && value.length <= MAX_VALUE_LENGTH)
      .map((value) => ({name, value})),
  )
}

/** Adds clicks that the store does not hold yet. Returns the same store when there are none. */
export function withClicks(store: SentClicks, clicks: Click[], ts: number): SentClicks {
  let clickID = store.clickID
  for (const {name, value} of clicks) {
    const isKnown = clickID.some((entry) => Object.hasOwn(entry, value) && entry[value]?.name === name)
    if (!isKnown) clickID = [...clickID, {[value]: {name, ts}}]
  }
  return clickID === store.clickID ? store : {clickID: clickID.slice(-MAX_CLICKS)}
}

/** The newest clicks of a store, one of each kind: what one enquiry needs. */
export const newestClicks = ({clickID}: SentClicks): SentClicks => ({
  clickID: NAMES.flatMap((name) =>
    clickID.filter((entry) => Object.values(entry).some((click) => click.name === name)).slice(-1),
  ),
})
