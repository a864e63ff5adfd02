import {useRouter, type ErrorComponentProps} from '@tanstack/react-router'
import {Button, ButtonLink} from '../design/Button.tsx'
import {Notice} from '../design/Notice.tsx'
import {callAddress} from '../shop/contact.ts'
import {BUILT_IN} from '../shop/shop.queries.ts'

/** In place of a page that failed. Needs nothing that could have failed with it. */
export function ErrorPage({error, reset}: ErrorComponentProps) {
  const router = useRouter()
  return (
    <main>
      <title>{`Something went wrong | ${BUILT_IN.brand}`}</title>
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
          <ButtonLink href={callAddress(BUILT_IN.phone)}>call us</ButtonLink>
          <ButtonLink href="/">Back to homepage</ButtonLink>
        </div>
      </Notice>
    </main>
  )
}
