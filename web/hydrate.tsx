import {startTransition, StrictMode} from 'react'
import {RouterClient} from '@tanstack/react-router/ssr/client'
import {hydrateRoot} from 'react-dom/client'
import {readEnv} from './env.ts'
import {keepComponentStack} from './failures.ts'
import {startFlows} from './flows.ts'
import {followChanges} from './live.ts'
import {getRouter} from './router.tsx'

const env = readEnv()
const router = getRouter(env, (address, init) => fetch(address, init))
startFlows(router, env)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {onCaughtError: keepComponentStack},
  )
})

const {queryClient, content} = router.options.context
setTimeout(() => followChanges(queryClient, content), 1000)
