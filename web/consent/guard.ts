import type {Purpose} from '../../contract/enquiry/enquiry.ts'
import type {Choice} from './choice.ts'

/** The visitor's choice, for every script of the page. */
interface Guard {
  /** The visitor's choice about the current version of the notice. */
  choice(): Choice | undefined
  /** Whether the visitor has said yes to a purpose. */
  allows(purpose: Purpose): boolean
  /** How the visitor came here: parameters of the address, and the time in milliseconds since 1970. In memory only. */
  arrival: {search: string; at: number}
}

declare global {
  interface Window {
    /** Absent where no tracker is configured: then nobody is asked. */
    guard?: Guard
  }
}

/**
 * Prepares a page whose shop has trackers. Nothing is sent: Google's commands and the pixel's calls wait in memory until
 * the visitor says yes and `tags.ts` loads the scripts.
 *
 * An inline script of such pages, which runs before the others and stays short.
 * @param version of the privacy notice
 * @param hasPixel events for Meta's pixel wait, too
 */
// eslint-disable-next-line import/no-default-export -- an inline script is one function
export default function guardVisitor(version: string, hasPixel: boolean): void {
  const guard: Guard = (window.guard = {
    arrival: {search: location.search, at: Date.now()},
    choice() {
      try {
        const stored = JSON.parse(localStorage.getItem('consent') ?? '{}')
        return stored.version === version && Array.isArray(stored.purposes) ? stored : undefined
      } catch {
        return undefined
      }
    },
    allows: (purpose) => guard.choice()?.purposes.includes(purpose) ?? false,
  })

  const layer: unknown[] = (window.dataLayer ??= [])
  function gtag(..._command: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- the tag ignores arrays
    layer.push(arguments)
  }
  const no = 'denied'
  const denied = {ad_storage: no, ad_user_data: no, ad_personalization: no, analytics_storage: no}
  gtag('consent', 'default', denied)
  gtag('set', 'ads_data_redaction', true)
  gtag('set', 'url_passthrough', true)

  if (!hasPixel || window.fbq) return
  const queue: unknown[] = []
  const pixel: NonNullable<Window['fbq']> = (...call) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else queue.push(call)
  }
  pixel.queue = queue
  pixel.push = pixel
  pixel.loaded = true
  // The pixel's script would count each history entry as a page, and an open dialog is one.
  pixel.disablePushState = true
  pixel.version = '2.0'
  window.fbq = window._fbq = pixel
}
