import {useEffect} from 'react'
import {Notice} from '../design/Notice.tsx'
import {LinkButton} from '../links/links.tsx'
import {CallUs} from '../contact/ContactLinks.tsx'
import {track} from '../report/tracking.ts'
import * as messages from '#messages/errors'

export function NotFoundPage() {
  useEffect(() => track('page_not_found', {page_path: location.pathname}), [])
  return (
    <Notice title={messages.pageNotFound}>
      <p>{messages.nothingHere}</p>
      <div className="ways">
        <LinkButton to="/designs" $tone="primary">
          {messages.backToHomepage}
        </LinkButton>
        <CallUs />
      </div>
    </Notice>
  )
}
