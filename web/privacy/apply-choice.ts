import {PURPOSES, type Purpose} from '../../contract/enquiry/enquiry.ts'
import type {Env} from '../../contract/site/env.ts'
import {postChoice} from '../leads/leads.ts'
import type {Choice} from '../consent/choice.ts'
import {openTags} from '../consent/tags.ts'
import {AD_CLICKS_KEY, captureAdClicks} from '../ad-clicks/ad-clicks.ts'

/** Loads the allowed trackers, stores the ad click where that is allowed, and deletes what is not. */
export function applyChoice(env: Env, choice: Choice | undefined): void {
  const purposes = choice?.purposes ?? []
  forget(purposes)
  openTags(env, purposes)
  if (!purposes.includes('advertising')) return
  const arrival = window.guard?.arrival
  if (arrival) captureAdClicks(arrival.search, arrival.at)
  captureAdClicks(location.search, Date.now())
}

/** Applies a new choice and sends the record of it to the shop. */
export function changeChoice(env: Env, choice: Choice, before: Choice | undefined): void {
  void postChoice(choice)
  if (!before) return applyChoice(env, choice)
  forget(choice.purposes)
  // A loaded tracker cannot be stopped, and what a visitor did after a no must not reach a tracker. A new page has neither.
  if (before.purposes.join() !== choice.purposes.join()) location.reload()
}

/** Names of what the trackers and this site store in a browser, by purpose. */
const STORED: Record<Purpose, RegExp> = {
  advertising: new RegExp(`^(?:${AD_CLICKS_KEY}$|_gcl_|_gac_|_fbp$|_fbc$|lastExternalReferrer)`),
  statistics: /^_ga(?:$|_)|^_gid$|^_gat/,
}

/** Deletes what was stored for purposes that are not allowed. Cookies of other hosts are out of reach. */
export function forget(allowed: readonly Purpose[]): void {
  const isOut = (name: string) =>
    PURPOSES.some((purpose) => !allowed.includes(purpose) && STORED[purpose].test(name))
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=', 1).join('')))
    if (isOut(name)) dropCookie(name)
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const name of Object.keys(storage)) if (isOut(name)) storage.removeItem(name)
    } catch {
      // Blocked storage holds nothing.
    }
  }
}

/** A script may have set a cookie for the host or for any domain above it. */
function dropCookie(name: string) {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
