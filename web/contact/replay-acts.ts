import type {AnyRouter} from '@tanstack/react-router'
import type {QueuedAct} from '../start/replay-queue.ts'
import {track} from '../report/tracking.ts'
import {reportIntent, submit} from './intent.ts'

/** Milliseconds to wait until an element responds. */
const PATIENCE_MS = 10_000

/** Makes up for what the visitor did before the scripts for it ran. */
export function replayActs(router: AnyRouter): void {
  for (const act of window.early ?? []) {
    if (act.isReplayed) continue
    act.isReplayed = true
    const {element} = act
    if (element instanceof HTMLAnchorElement) report(router, act, element)
    else void untilAlive(element).then(() => element.click())
  }
}

/** Reports a tap on a contact link, which has already opened what it leads to. */
function report(router: AnyRouter, act: QueuedAct, {dataset, search, href}: HTMLAnchorElement) {
  const kind = dataset['contact']
  const {queryClient, content} = router.options.context
  const about = /https?:\S+/.exec(new URLSearchParams(search).get('text') ?? '')?.[0]
  if (kind === '') track('call_now_click', {page_path: location.pathname})
  // An e-mail is no contact intent: advertisements are not charged for it.
  if (kind !== 'email') reportIntent(queryClient, content.env, about, act.id)
  // Only our own server recognises an enquiry that was sent before.
  if (act.isSent && content.env.formsSubmissionsUrl) return
  act.isSent = true
  if (kind === 'call' || kind === 'visit' || kind === 'price' || kind === 'email')
    submit(kind, {products: about ? [about] : [], message: href, id: act.id})
}

/** Resolves when an element responds, or has left the page, or takes too long. */
async function untilAlive(element: HTMLElement) {
  const until = Date.now() + PATIENCE_MS
  while (!element.isAlive && element.isConnected && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50))
}
