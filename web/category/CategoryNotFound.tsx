import {Notice} from '../design/Notice.tsx'
import {LinkButton} from '../links/links.tsx'
import {CallUs} from '../contact/ContactLinks.tsx'
import * as messages from '#messages/errors'

export function CategoryNotFound() {
  return (
    <Notice title={messages.categoryNotFound}>
      <p>{messages.categoryMissing}</p>
      <div className="ways">
        <LinkButton to="/" $tone="primary">
          {messages.backToHome}
        </LinkButton>
        <CallUs />
      </div>
    </Notice>
  )
}
