import {startTransition, StrictMode} from 'react'
import {RouterClient} from '@tanstack/react-router/ssr/client'
import {hydrateRoot} from 'react-dom/client'
import {readEnv} from './env.ts'
import {followChanges} from './live.ts'
import {getRouter} from './router.tsx'

const router = getRouter(readEnv(), (address, init) => fetch(address, init))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

const {queryClient, content} = router.options.context
setTimeout(() => followChanges(queryClient, content), 1000)
