import {useEffect, useLayoutEffect, useState} from 'react'
import {useRouter, type ErrorComponentProps} from '@tanstack/react-router'
import {prefix} from '#messages/language'
import {Button, ButtonLink} from '../design/Button.tsx'
import {Notice} from '../design/Notice.tsx'
import {reportRenderFailure} from '../report/failures.ts'
import {MissingChunk} from '../data/route-scripts.ts'
import {advertisingOf, stringifySearch} from '../links/search.ts'
import {callAddress} from '../shop/addresses.ts'
import {knownShop} from '../shop/shop.queries.ts'
import {loadAnew, mayLoadAnew, mayRenderAnew} from './fresh-load.ts'
import {PendingPage} from './PendingPage.tsx'
import * as messages from '#messages/errors'

/** Replaces a page that failed. It must not need anything that may have failed with the page. */
export function ErrorPage({error, reset}: ErrorComponentProps) {
  const router = useRouter()
  const {brand, phone} = knownShop(router.options.context.queryClient)
  const [isLeaving, setLeaving] = useState(() => mayLoadAnew(error))
  const [isRepaired] = useState(() => mayRenderAnew(error))
  useLayoutEffect(() => {
    if (isRepaired) reset()
  }, [isRepaired, reset])
  useEffect(() => {
    if (isRepaired) return
    if (isLeaving) void loadAnew().then(setLeaving)
    else reportRenderFailure(error)
  }, [error, isLeaving, isRepaired])
  if (isRepaired) return null
  if (isLeaving) return <PendingPage />
  return (
    <main>
      <title>{`${messages.somethingWentWrong} | ${brand}`}</title>
      <Notice title={messages.somethingWentWrong}>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <div className="ways">
          <Button
            $tone="primary"
            onClick={() => {
              // Some browsers do not request a failed script again before the page is reloaded.
              if (error instanceof MissingChunk && navigator.onLine) return location.reload()
              reset()
              void router.invalidate()
            }}
          >
            {messages.tryAgain}
          </Button>
          {phone && <ButtonLink href={callAddress(phone)}>{messages.callUs}</ButtonLink>}
          {/* A full page load, because the failure may be in a script that is loaded already. */}
          <ButtonLink
            href={`${prefix || '/'}${stringifySearch(advertisingOf(router.state.location.search))}`}
          >
            {messages.backToHomepage}
          </ButtonLink>
        </div>
      </Notice>
    </main>
  )
}
