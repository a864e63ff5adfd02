import type {SentClicks} from '../../contract/enquiry/enquiry.ts'
import {isOwnerDevice} from '../owner/owner.ts'
import {clicksIn, emptyStore, withClicks} from './click-store.ts'

export const AD_CLICKS_KEY = 'ad_click_ids'
const COOKIE_SECONDS = 90 * 24 * 60 * 60
/** Bytes of the cookie. Browsers silently drop a cookie of more than 4096. */
const MAX_COOKIE_BYTES = 4000

/** Called when local storage and cookie have both failed. */
export interface StoreTrouble {
  onWriteFailed: () => void
  onReadFailed: () => void
}

/** Stores the ad clicks in an address. Stores nothing on the owner's devices. */
export function captureAdClicks(search: string, now: number, trouble: StoreTrouble): void {
  const clicks = clicksIn(search)
  if (clicks.length === 0 || isOwnerDevice()) return
  const store = readAdClicks(trouble)
  const next = withClicks(store, clicks, now)
  if (next !== store) writeAdClicks(next, trouble)
}

/** The stored ad clicks of this device, oldest first. */
export function readAdClicks({onReadFailed}: Pick<StoreTrouble, 'onReadFailed'>): SentClicks {
  let isBroken = false
  for (const read of [() => localStorage.getItem(AD_CLICKS_KEY), readCookie]) {
    try {
      const store = parseStore(read())
      if (store) return store
    } catch {
      isBroken = true
    }
  }
  if (isBroken) onReadFailed()
  return emptyStore
}

/** @throws Error when the text is not a store: another script wrote it, or writing was interrupted */
function parseStore(text: string | null): SentClicks | undefined {
  if (text === null) return undefined
  const store: Partial<SentClicks> | null = JSON.parse(text)
  if (!Array.isArray(store?.clickID)) throw new Error('This is no store of ad clicks')
  return {clickID: store.clickID}
}

function writeAdClicks(store: SentClicks, {onWriteFailed}: StoreTrouble) {
  try {
    localStorage.setItem(AD_CLICKS_KEY, JSON.stringify(store))
  } catch {
    if (!writeCookie(store)) onWriteFailed()
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
