import type {Env} from '../../contract/site/env.ts'
import type {Purpose} from '../../contract/enquiry/enquiry.ts'

/** A command as Google's tag recognises it in the data layer. */
function command(..._parts: unknown[]): unknown {
  // eslint-disable-next-line prefer-rest-params -- the tag ignores arrays
  return arguments
}

/**
 * Loads the scripts of the allowed trackers, and no others. The events of the page that wait in memory reach them.
 * The visitor may allow less only on a new page: a script that is loaded cannot be stopped.
 */
export function openTags(
  {metaPixelId, gaMeasurementId, googleAdsSendTo}: Env,
  purposes: readonly Purpose[],
): void {
  const isAdvertising = purposes.includes('advertising')
  const statistics = purposes.includes('statistics') ? gaMeasurementId : undefined
  const advertising = isAdvertising && googleAdsSendTo ? accountOf(googleAdsSendTo) : undefined
  const tag = statistics ?? advertising
  if (tag) {
    tellGoogle(purposes, [statistics, advertising])
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`)
  }
  if (metaPixelId && isAdvertising) {
    tellMeta(metaPixelId)
    loadScript('https://connect.facebook.net/en_US/fbevents.js')
  }
}

/**
 * Puts the choice and the configuration right behind the refusal that `guardVisitor` wrote, and before all events: the
 * tag reads the layer from its beginning, and an event before the configuration is lost.
 */
function tellGoogle(purposes: readonly Purpose[], targets: (string | undefined)[]) {
  const layer = (window.dataLayer ??= [])
  const stateOf = (purpose: Purpose) => (purposes.includes(purpose) ? 'granted' : 'denied')
  const ads = stateOf('advertising')
  const first = layer.findIndex((entry) => Object(entry)[0] === 'event')
  layer.splice(
    first === -1 ? layer.length : first,
    0,
    command('consent', 'update', {
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
      analytics_storage: stateOf('statistics'),
    }),
    command('js', new Date()),
    ...targets.flatMap((target) => (target ? command('config', target) : [])),
  )
}

/** The pixel has to know its id before the first event. */
function tellMeta(metaPixelId: string) {
  const init = ['init', metaPixelId]
  if (window.fbq?.queue) window.fbq.queue.unshift(init)
  else window.fbq?.(...init)
}

/** Account of a conversion's `send_to`, `AW-123/abc`. */
const accountOf = (sendTo: string) => sendTo.split('/', 1).join('')

function loadScript(src: string) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
