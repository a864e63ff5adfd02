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

const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting()
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

/** Makes the page again, and with it its title. */
const reload = () => void router.navigate({to: '.', params: true, search: true, hash: true, ...HERE})

const {queryClient, content} = router.options.context
setTimeout(() => followChanges(queryClient, content, reload), 1000)
