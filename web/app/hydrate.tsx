import {startTransition, StrictMode} from 'react'
import {RouterClient} from '@tanstack/react-router/ssr/client'
import {hydrateRoot} from 'react-dom/client'
import {openArrival} from '../start/arrival.ts'
import {readEnv} from '../env/env.ts'
import {keepComponentStack} from '../report/failures.ts'
import {startReporting} from './replay.ts'
import {loadBlurs} from '../image/blurs.ts'
import {patientFetch} from '../data/patience.ts'
import {nextPaint} from '../links/load-after-paint.ts'
import {getRouter} from './router.tsx'
import {CONTENT_ELEMENT} from '../data/sanity.ts'

/** Options of a navigation that the visitor does not notice. */
const HERE = {state: true, replace: true, resetScroll: false} as const

type Router = ReturnType<typeof getRouter>

/**
 * Opens the router of the served page, and hydrates it. Each step takes a slow phone tens of milliseconds.
 * @param yieldToMain lets the browser respond between two steps
 */
export async function hydratePage(yieldToMain: () => Promise<void>): Promise<void> {
  const env = readEnv()
  const {history, arrive} = openArrival(env.address)
  const router = getRouter({env, fetch: patientFetch, history})
  const {content} = router.options.context
  await yieldToMain()
  const saved = document.getElementById(CONTENT_ELEMENT)?.textContent
  if (saved) content.restore(JSON.parse(saved))
  startReporting(router, env)
  fadeImages()
  prepareBlurs(router)
  replayScroll()
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    replayScroll()
    setTimeout(() => arrive((href) => void router.navigate({href, ...HERE})))
    if (import.meta.env.PREVIEW && env.preview)
      void import('../preview/start-preview.tsx').then(({startPreview}) =>
        startPreview(router.history, content),
      )
  })
  await yieldToMain()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      {onCaughtError: keepComponentStack},
    )
  })
}

/** Loads the code for blurs before the browser renders a page: when a visitor may be about to follow a link. */
function prepareBlurs(router: Router) {
  const prepare = () => void loadBlurs()
  router.subscribe('onBeforeNavigate', prepare)
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, () => void nextPaint().then(prepare), {once: true, passive: true})
}

/** The router restores scroll positions only for scrolling that it observed, so this replays earlier scrolling. */
const replayScroll = () => scrollY > 0 && document.dispatchEvent(new Event('scroll'))

/**
 * Fades in images that load from now on, over their blur. Images are visible before they
 * fade, so one without a load event shows too.
 */
function fadeImages() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const fade = ({target}: Event) => {
    if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return
    target.animate({opacity: [0, 1]}, {duration: 250, easing: 'ease-out'})
  }
  // Load events do not bubble, but the capture phase sees them.
  document.addEventListener('load', fade, {capture: true})
}
