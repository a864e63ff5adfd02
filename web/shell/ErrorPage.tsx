import {useEffect, useRef} from 'react'
import {useRouter, type AnyRouter, type ErrorComponentProps} from '@tanstack/react-router'
import {Button, ButtonLink} from '../design/Button.tsx'
import {Notice} from '../design/Notice.tsx'
import {reportRenderFailure} from '../failures.ts'
import {advertisingOf, stringifySearch} from '../search.ts'
import {callAddress} from '../shop/contact.ts'
import {shouldReload} from './missing-part.ts'
import {BUILT_IN, completeShop, shopQuery} from '../shop/shop.queries.ts'

/** In place of a page that failed. Needs nothing that could have failed with it. */
export function ErrorPage({error, reset}: ErrorComponentProps) {
  const router = useRouter()
  const {brand, phone} = shopOf(router)
  const seen = useRef<unknown>(undefined)
  useEffect(() => {
    // React runs an effect twice while developing.
    if (seen.current === error) return
    seen.current = error
    if (shouldReload(error)) location.reload()
    else reportRenderFailure(error)
  }, [error])
  return (
    <main>
      <title>{`Something went wrong | ${brand}`}</title>
      <Notice title="Something went wrong">
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <div className="ways">
          <Button
            $tone="primary"
            onClick={() => {
              reset()
              void router.invalidate()
            }}
          >
            Try again
          </Button>
          <ButtonLink href={callAddress(phone)}>call us</ButtonLink>
          {/* A real page load: what failed may be in the part of the site that is here already. */}
          <ButtonLink href={`/${stringifySearch(advertisingOf(router.state.location.search))}`}>
            Back to homepage
          </ButtonLink>
        </div>
      </Notice>
    </main>
  )
}

/** The shop as far as it is known: a page that failed may have failed to read it. */
function shopOf({options}: AnyRouter): {brand: string; phone: string} {
  try {
    return completeShop(options.context.queryClient.getQueryData(shopQuery().queryKey) ?? null)
  } catch {
    return BUILT_IN
  }
}
