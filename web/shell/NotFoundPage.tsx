import {useEffect} from 'react'
import {Notice} from '../design/Notice.tsx'
import {LinkButton} from '../links.tsx'
import {CallUs} from '../contact/ContactLinks.tsx'
import {track} from '../tracking.ts'

export function NotFoundPage() {
  useEffect(() => track('page_not_found', {page_path: location.pathname}), [])
  return (
    <Notice title="Page Not Found">
      <p>There is nothing at this address. The stone is elsewhere on the site, and we are at the phone.</p>
      <div className="ways">
        <LinkButton to="/designs" $tone="primary">
          Back to homepage
        </LinkButton>
        <CallUs />
      </div>
    </Notice>
  )
}
