import type {AnyRouter} from '@tanstack/react-router'
import {submitContact} from '../leads/leads.ts'
import {track} from '../tracking.ts'
import type {ContactState} from './contact-state.ts'
import {reportIntent} from './intent.ts'

/** Nobody who wants to call waits longer for our books to be kept. The requests go on by themselves. */
const PATIENCE_MS = 2000

interface Contact {
  contact: ContactState
  router: AnyRouter
  ip: Promise<string | undefined>
}

/** Records what a visitor chose. Settles within two seconds, whatever becomes of the records. */
export async function recordContact({contact: {kind, about}, router, ip}: Contact): Promise<void> {
  const {queryClient, content} = router.options.context
  track('modal_primary_click', {modal: kind})
  reportIntent(queryClient, content.env, about)
  // What was not accepted waits in the outbox.
  const submitted = submitContact(kind, about ? [about] : [], ip).catch(() => undefined)
  await Promise.race([submitted, pause(PATIENCE_MS)])
}

/**
 * Opens a map, a chat or the dialler.
 * @returns whether this page stays: false where the browser allowed no second window
 */
export async function goTo(href: string): Promise<boolean> {
  if (href.startsWith('tel:')) {
    clickLink(href)
    // Time for the browser to hand over, before the page's history moves under it.
    await pause(300)
    return true
  }
  const opened = window.open(href, '_blank')
  if (opened === null) {
    location.assign(href)
    return false
  }
  try {
    opened.opener = null
  } catch {
    // Already another origin's window.
  }
  return true
}

/** As if the visitor had clicked a link: whatever on the page or around it watches links sees it. */
function clickLink(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
