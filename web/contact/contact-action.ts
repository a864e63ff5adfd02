import type {AnyRouter} from '@tanstack/react-router'
import {submitContact} from '../leads/leads.ts'
import {track} from '../report/tracking.ts'
import type {ContactState} from './contact-state.ts'
import {reportIntent} from './intent.ts'

/** Milliseconds to wait for the form service. The requests continue after that, even when the page is left. */
const PATIENCE_MS = 2000

interface Contact {
  contact: ContactState
  router: AnyRouter
  ip: Promise<string | undefined>
  /** Unique: names the enquiry, and its contact intent. */
  id: string
  /** Address behind the primary button, which may hold the code of the enquiry. */
  message: string
}

/** Reports the contact intent and sends the enquiry. Settles within two seconds, even when sending fails. */
export async function recordContact({contact: {kind, about}, router, ...sent}: Contact): Promise<void> {
  const {queryClient, content} = router.options.context
  track('modal_primary_click', {modal: kind})
  reportIntent(queryClient, content.env, about, sent.id)
  // A submission that was not accepted waits in the outbox.
  const submitted = submitContact(kind, {products: about ? [about] : [], ...sent}).catch(() => undefined)
  await Promise.race([submitted, pause(PATIENCE_MS)])
}

/**
 * Opens a map, a chat or the dialler.
 * @returns false when the browser blocked the second window; the address then opens in place of this page
 */
export async function goTo(href: string): Promise<boolean> {
  if (href.startsWith('tel:')) {
    clickLink(href)
    // The browser needs a moment to open the dialler before the page's history changes.
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
    // The window already belongs to another origin.
  }
  return true
}

/** Clicks a temporary link, so that scripts which watch links see the click. */
function clickLink(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
