import {useEffect} from 'react'
import {Notice} from '../design/Notice.tsx'
import {LinkButton} from '../links/links.tsx'
import {CallUs} from '../contact/ContactLinks.tsx'
import {track} from '../report/tracking.ts'
import * as words from '#words/errors'

export function NotFoundPage() {
  useEffect(() => track('page_not_found', {page_path: location.pathname}), [])
  return (
    <Notice title={words.pageNotFound}>
      <p>{words.nothingHere}</p>
      <div className="ways">
        <LinkButton to="/designs" $tone="primary">
          {words.backToHomepage}
        </LinkButton>
        <CallUs />
      </div>
    </Notice>
  )
}
