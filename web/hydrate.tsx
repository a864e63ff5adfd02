import {startTransition, StrictMode} from 'react'
import {RouterClient} from '@tanstack/react-router/ssr/client'
import {hydrateRoot} from 'react-dom/client'
import {openArrival} from './arrival.ts'
import {fadePictures} from './design/fade-pictures.ts'
import {readEnv} from './env.ts'
import {keepComponentStack} from './failures.ts'
import {startFlows} from './flows.ts'
import {followChanges} from './live.ts'
import {loadBlurs} from './photo/blurs.ts'
import {nextPaint} from './load-after-paint.ts'
import {getRouter} from './router.tsx'
import {CONTENT_ELEMENT} from './sanity.ts'

/** Options of a navigation that the visitor does not notice. */
const HERE = {state: true, replace: true, resetScroll: false} as const

const env = readEnv()
const {history, arrive} = openArrival(env.address)
const router = getRouter({env, fetch: (address, init) => fetch(address, init), history})
const saved = document.getElementById(CONTENT_ELEMENT)?.textContent
if (saved) router.options.context.content.restore(JSON.parse(saved))
startFlows(router, env)
fadePictures()

// Loads the code for blurs before the browser renders a page: when a visitor may be about to follow a link.
const prepareBlurs = () => void loadBlurs()
router.subscribe('onBeforeNavigate', prepareBlurs)
for (const type of ['pointerover', 'focusin'])
  addEventListener(type, () => void nextPaint().then(prepareBlurs), {once: true, passive: true})

/** The router restores scroll positions only for scrolling that it observed, so this replays earlier scrolling. */
const replayScroll = () => scrollY > 0 && document.dispatchEvent(new Event('scroll'))

replayScroll()
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting()
  replayScroll()
  setTimeout(() => arrive((href) => void router.navigate({href, ...HERE})))
  if (import.meta.env.PREVIEW && env.preview)
    void import('./preview/start-preview.tsx').then(({startPreview}) =>
      startPreview(router.history, router.options.context.content),
    )
})

/** Begins hydration. It is a task of its own, because opening the router takes several milliseconds. */
export function hydrate() {
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

/** Runs the page's loader again, which also renews its title. */
const reload = () => void router.load()

setTimeout(() => followChanges(router.options.context.content, reload), 1000)
