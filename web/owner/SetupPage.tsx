// A file of its own: what stands in a route's file is a part of every page's first load.
import {useEffect, useState} from 'react'
import {styled} from 'styled-components'
import {Notice} from '../design/Notice.tsx'
import {theme} from '../design/theme.ts'
import {LinkButton} from '../links/links.tsx'
import {markOwnerDevice} from './owner.ts'
import * as messages from '#messages/owner-phone'

/** Marks the device that opens it as the owner's. Confirms that, and stays empty where the mark cannot be stored. */
export function SetupPage() {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const isMarked = markOwnerDevice()
    queueMicrotask(() => setDone(isMarked))
  }, [])
  return (
    <Page>
      {isDone && (
        <Notice title={messages.setupDone}>
          <p>{messages.isOwners}</p>
          <div className="ways">
            <LinkButton to="/designs" $tone="primary">
              {messages.goToDesigns}
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
