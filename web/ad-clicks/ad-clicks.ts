import type {SentClicks} from '../../contract/enquiry/enquiry.ts'
import {GOOGLE_CLICKS} from '../../contract/site/parameters.ts'
import {isOwnerDevice} from '../owner/owner.ts'
import {logProblem} from '../report/problem-log.ts'
import {track} from '../report/tracking.ts'

export const AD_CLICKS_KEY = 'ad_click_ids'
const COOKIE_SECONDS = 90 * 24 * 60 * 60
/** Bytes of the cookie. Browsers silently drop a cookie of more than 4096. */
const MAX_COOKIE_BYTES = 4000

interface Click {
  name: (typeof GOOGLE_CLICKS)[number]
  value: string
}

/** Maximum number of stored clicks. The form service accepts no more. The oldest are dropped. */
const MAX_CLICKS = 100
/** Maximum length of a value, in characters. Real ones have about 100. */
const MAX_VALUE_LENGTH = 1000

export const emptyStore: SentClicks = {clickID: []}

/**
 * Stores the ad clicks in an address, and reports when that fails. Stores nothing on the owner's devices.
 * @param at time of the visit, in milliseconds since 1970
 */
export function captureAdClicks(search: string, at: number): void {
  const clicks = clicksIn(search)
  if (clicks.length === 0 || isOwnerDevice()) return
  const store = readAdClicks()
  const next = withClicks(store, clicks, at)
  if (next !== store) writeAdClicks(next)
}

/** The stored ad clicks of this device, oldest first. Reports a store that cannot be read. */
export function readAdClicks(): SentClicks {
  let isBroken = false
  for (const read of [() => localStorage.getItem(AD_CLICKS_KEY), readCookie]) {
    try {
      const store = parseStore(read())
      if (store) return store
    } catch {
      isBroken = true
    }
  }
  if (isBroken) track('read_store_failed', {key: AD_CLICKS_KEY})
  return emptyStore
}

/** @throws Error when the text is not a store: another script wrote it, or writing was interrupted */
function parseStore(text: string | null): SentClicks | undefined {
  if (text === null) return undefined
  const store: Partial<SentClicks> | null = JSON.parse(text)
  if (!Array.isArray(store?.clickID)) throw new Error('This is no store of ad clicks')
  return {clickID: store.clickID}
}

function writeAdClicks(store: SentClicks) {
  try {
    localStorage.setItem(AD_CLICKS_KEY, JSON.stringify(store))
  } catch {
    if (writeCookie(store)) return
    track('write_store_failed', {key: AD_CLICKS_KEY})
    logProblem('Ad clicks could be stored neither in local storage nor in a cookie')
  }
}

function writeCookie(store: SentClicks): boolean {
  try {
    let kept = store.clickID
    while (kept.length > 1 && cookieText(kept).length > MAX_COOKIE_BYTES) kept = kept.slice(1)
    const text = cookieText(kept)
    document.cookie = `${AD_CLICKS_KEY}=${text}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
    return document.cookie.includes(`${AD_CLICKS_KEY}=${text}`)
  } catch {
    return false
  }
}

const cookieText = (clickID: SentClicks['clickID']) => encodeURIComponent(JSON.stringify({clickID}))

function readCookie(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${AD_CLICKS_KEY}=`))
  return found ? decodeURIComponent(found.slice(AD_CLICKS_KEY.length + 1)) : null
}

/** The ad clicks in the search part of an address. */
function clicksIn(search: string): Click[] {
  const parameters = new URLSearchParams(search)
  return GOOGLE_CLICKS.flatMap((name) =>
    parameters
      .getAll(name)
      .filter((value) => value.trim() !== '' && value.length <= MAX_VALUE_LENGTH)
      .map((value) => ({name, value})),
  )
}

/** Adds clicks that the store does not hold yet. Returns the same store when there are no new clicks. */
function withClicks(store: SentClicks, clicks: Click[], ts: number): SentClicks {
  let clickID = store.clickID
  for (const {name, value} of clicks) {
    const isKnown = clickID.some((entry) => Object.hasOwn(entry, value) && entry[value]?.name === name)
    if (!isKnown) clickID = [...clickID, {[value]: {name, ts}}]
  }
  return clickID === store.clickID ? store : {clickID: clickID.slice(-MAX_CLICKS)}
}

/** The newest clicks of a store, one of each kind: what one enquiry needs. */
export const newestClicks = ({clickID}: SentClicks): SentClicks => ({
  clickID: GOOGLE_CLICKS.flatMap((name) =>
    clickID.filter((entry) => Object.values(entry).some((click) => click.name === name)).slice(-1),
  ),
})
