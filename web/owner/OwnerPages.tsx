import {useEffect, useState} from 'react'
import {Link} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {Container, Heading} from '../design/Layout.tsx'
import {Notice} from '../design/Notice.tsx'
import {from, theme} from '../design/theme.ts'
import {LinkButton} from '../links/links.tsx'
import {markOwnerDevice} from './owner.ts'
import * as messages from '#messages/owner-menu'
import * as phoneMessages from '#messages/owner-phone'

/** Links to the tools of the shop's staff. */
export function AdminPage() {
  return (
    <Page>
      <Heading>
        <h1>{messages.ownerMenu}</h1>
      </Heading>
      <ul>
        <li>
          <Link to="/rate-us">
            <Icon shape={shapes.star} size={28} />
            {messages.askRating}
          </Link>
        </li>
        <li>
          <Link to="/file-upload">
            <Icon shape={shapes.upload} size={28} />
            {messages.uploadFile}
          </Link>
        </li>
      </ul>
    </Page>
  )
}

const Page = styled(Container)`
  padding-block: ${theme.space.xl} ${theme.space.section};

  ul {
    display: grid;
    gap: ${theme.space.s};
    max-width: 44rem;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
    padding: ${theme.space.m};
    background: ${theme.color.raised};
    font: 400 ${theme.size.lead} / 1.2 ${theme.font.display};
    color: ${theme.color.text};
    text-decoration: none;
  }
  svg {
    flex: none;
    color: ${theme.color.accent};
  }
  ${from.tablet} {
    ul {
      grid-template-columns: 1fr 1fr;
    }
    a {
      padding-block: ${theme.space.l};
    }
  }
  ${from.hover} {
    a:hover {
      color: ${theme.color.accent};
    }
  }
`

/** Marks the device that opens it as the owner's. Confirms that, and stays empty where the mark cannot be stored. */
export function SetupPage() {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const isMarked = markOwnerDevice()
    queueMicrotask(() => setDone(isMarked))
  }, [])
  return (
    <SetUp>
      {isDone && (
        <Notice title={phoneMessages.setupDone}>
          <p>{phoneMessages.isOwners}</p>
          <div className="ways">
            <LinkButton to="/designs" $tone="primary">
              {phoneMessages.goToDesigns}
            </LinkButton>
          </div>
        </Notice>
      )}
    </SetUp>
  )
}

/** Fills the screen below the header, so that the confirmation moves nothing that is in view. */
const SetUp = styled.div`
  display: grid;
  min-height: calc(100svh - ${theme.headerHeight});
`
