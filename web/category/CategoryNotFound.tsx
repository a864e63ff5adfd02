import {Notice} from '../design/Notice.tsx'
import {LinkButton} from '../links/links.tsx'
import {CallUs} from '../contact/ContactLinks.tsx'
import * as words from '#words/errors'

export function CategoryNotFound() {
  return (
    <Notice title={words.categoryNotFound}>
      <p>{words.categoryMissing}</p>
      <div className="ways">
        <LinkButton to="/" $tone="primary">
          {words.backToHome}
        </LinkButton>
        <CallUs />
      </div>
    </Notice>
  )
}
