import {createFileRoute} from '@tanstack/react-router'
import {useEffect, useState} from 'react'
import {styled} from 'styled-components'
import {Notice} from '../design/Notice.tsx'
import {theme} from '../design/theme.ts'
import {LinkButton} from '../links/links.tsx'
import {markOwnerDevice} from '../owner/owner.ts'
import * as words from '#words/owner-phone'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as heads from '#words/heads'

export const Route = createFileRoute('/setup-owner-phone')({
  loader: pageLoader({
    path: '/setup-owner-phone',
    title: heads.ownerPhoneTitle,
    description: heads.ownerPhoneDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: SetupPage,
})

/** Marks the device that opens it as the owner's. Confirms that, and stays empty where the mark cannot be stored. */
function SetupPage() {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const isMarked = markOwnerDevice()
    queueMicrotask(() => setDone(isMarked))
  }, [])
  return (
    <Page>
      {isDone && (
        <Notice title={words.setupDone}>
          <p>{words.isOwners}</p>
          <div className="ways">
            <LinkButton to="/designs" $tone="primary">
              {words.goToDesigns}
            </LinkButton>
          </div>
        </Notice>
      )}
    </Page>
  )
}

/** Fills the screen below the header, so that the confirmation moves nothing that is in view. */
const Page = styled.div`
  display: grid;
  min-height: calc(100svh - ${theme.headerHeight});
`
