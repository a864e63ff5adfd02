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
import {getRouter} from './router.tsx'

/** Of a change of address that is no step of the visitor's. */
const HERE = {state: true, replace: true, resetScroll: false} as const

const env = readEnv()
const {history, arrive} = openArrival(env.address)
const router = getRouter({env, fetch: (address, init) => fetch(address, init), history})
startFlows(router, env)
fadePictures()

// Pages to come are made here; what a visitor touches may be the way to one.
const prepareBlurs = () => void loadBlurs()
router.subscribe('onBeforeNavigate', prepareBlurs)
for (const type of ['pointerover', 'focusin'])
  addEventListener(type, prepareBlurs, {once: true, passive: true})

/** The router keeps the place of what it has seen scroll: for Back, it has to hear of what happened before it was there. */
const tellPlace = () => scrollY > 0 && document.dispatchEvent(new Event('scroll'))

tellPlace()
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting()
  tellPlace()
  setTimeout(() => arrive((href) => void router.navigate({href, ...HERE})))
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {onCaughtError: keepComponentStack},
  )
})

const {queryClient, content, renewal} = router.options.context

/** Makes the page again, and with it its title. */
async function renew() {
  renewal.isUnderWay = true
  await router.navigate({to: '.', params: true, search: true, hash: true, ...HERE})
  renewal.isUnderWay = false
}

setTimeout(() => followChanges(queryClient, content, () => void renew()), 1000)
