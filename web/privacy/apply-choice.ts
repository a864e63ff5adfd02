import {capture} from '../ad-clicks/capture.ts'
import type {Env} from '../../contract/site/env.ts'
import {postChoice} from '../leads/leads.ts'
import type {Choice} from '../consent/choice.ts'
import {forget} from './forget.ts'
import {openTags} from '../consent/tags.ts'

/** Loads the allowed trackers, stores the ad click where that is allowed, and deletes what is not. */
export function applyChoice(env: Env, choice: Choice | undefined): void {
  const purposes = choice?.purposes ?? []
  forget(purposes)
  openTags(env, purposes)
  if (!purposes.includes('advertising')) return
  const arrival = window.guard?.arrival
  if (arrival) capture(arrival.search, arrival.at)
  capture(location.search, Date.now())
}

/** Applies a new choice and sends the record of it to the shop. */
export function changeChoice(env: Env, choice: Choice, before: Choice | undefined): void {
  void postChoice(choice)
  if (!before) return applyChoice(env, choice)
  forget(choice.purposes)
  // A loaded tracker cannot be stopped, and what a visitor did after a no must not reach a tracker. A new page has neither.
  if (before.purposes.join() !== choice.purposes.join()) location.reload()
}
