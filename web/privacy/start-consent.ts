import type {Env} from '../../contract/site/env.ts'
import {storeChoice} from '../consent/choice.ts'
import type {Purpose} from '../../contract/enquiry/enquiry.ts'
import {isPlainClick} from '../links/plain-click.ts'
import {showPanel} from './ChoicePanel.tsx'

/** Link in the footer. Before this script it leads to the notice, which then opens the panel. */
const LINK = 'a[href$="#choices"]'

/**
 * Asks a visitor who has not chosen yet, and applies the choice of one who has. Call it only where a tracker is
 * configured.
 */
export function startConsent(env: Env): void {
  let chosen = window.guard?.choice()
  const isWanted = location.hash === '#choices'
  if (isStored()) void load().then((script) => script?.applyChoice(env, chosen))
  if (!chosen || isWanted) ask(isWanted)
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(LINK)
    if (!link || !isPlainClick(event)) return
    // Before the router, which follows no click that is prevented.
    event.preventDefault()
    ask(true, link)
  }
  addEventListener('click', onClick, true)
  const reloadIfOld = () =>
    window.guard?.choice()?.purposes.join() !== chosen?.purposes.join() && location.reload()
  // Another tab has another choice. A tracker that runs here cannot be stopped.
  addEventListener('storage', () => chosen && reloadIfOld())
  // Back may have taken this page out of the browser's memory, with the trackers of an earlier choice.
  addEventListener('pageshow', reloadIfOld)

  function ask(isOpen: boolean, opener?: HTMLElement) {
    showPanel({env, chosen: chosen?.purposes, isWanted: isOpen, onChoose}, opener)
  }

  function onChoose(purposes: Purpose[]) {
    const before = chosen
    const choice = {version: env.noticeVersion ?? '', at: new Date().toISOString(), purposes}
    chosen = choice
    storeChoice(choice)
    void load().then((script) => script?.changeChoice(env, choice, before))
  }
}

/** If the script is missing, the next page applies the choice. */
const load = () => import('./apply-choice.ts').catch(() => undefined)

/** Whether something is stored: by a choice, by an earlier version of the notice, or before the shop had trackers. */
function isStored() {
  try {
    return document.cookie || localStorage.getItem('consent') || localStorage.getItem('ad_click_ids')
  } catch {
    return false
  }
}
