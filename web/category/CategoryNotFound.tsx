import {Notice} from '../design/Notice.tsx'
import {LinkButton} from '../links.tsx'
import {CallUs} from '../contact/ContactLinks.tsx'

export function CategoryNotFound() {
  return (
    <Notice title="Category Not Found">
      <p>
        This range is not available or there might be an issue. Ask us: we may have the piece all the same.
      </p>
      <div className="ways">
        <LinkButton to="/" $tone="primary">
          Back to Home
        </LinkButton>
        <CallUs />
      </div>
    </Notice>
  )
}
