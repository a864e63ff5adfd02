import type {AnyRouter} from '@tanstack/react-router'
import {submitContact} from '../leads/leads.ts'
import {track} from '../report/tracking.ts'
import type {ContactState} from './contact-state.ts'
import {reportIntent} from './intent.ts'

/** Milliseconds to wait for the form service. The requests continue after that, even when the page is left. */
const PATIENCE_MS = 2000

/** Milliseconds in which a browser has begun to follow a link. */
const FOLLOWED_MS = 300

interface Contact {
  contact: ContactState
  router: AnyRouter
  ip: Promise<string | undefined>
  /** Unique: names the enquiry, and its contact intent. */
  id: string
  /** Address behind the primary button, which may hold the code of the enquiry. */
  message: string
}

/**
 * Reports the contact intent and sends the enquiry, when the visitor has tapped the link. Settles within two seconds, even
 * when sending fails, and never before the browser has followed the link: it opens a dialler only while the page's history
 * stays as it is.
 */
export async function recordContact({contact: {kind, about}, router, ...sent}: Contact): Promise<void> {
  const {queryClient, content} = router.options.context
  track('modal_primary_click', {modal: kind})
  reportIntent(queryClient, content.env, about, sent.id)
  // A submission that was not accepted waits in the outbox.
  const submitted = submitContact(kind, {products: about ? [about] : [], ...sent}).catch(() => undefined)
  await Promise.all([Promise.race([submitted, pause(PATIENCE_MS)]), pause(FOLLOWED_MS)])
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
