import {Link} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {useEnv} from '../env/EnvContext.tsx'
import {Jali} from '../design/Jali.tsx'
import {Container} from '../design/Layout.tsx'
import {Mark} from '../design/Mark.tsx'
import {from, theme} from '../design/theme.ts'
import {ContactText} from '../contact/ContactLinks.tsx'
import {editable, editableTranslated} from '../preview/editable.ts'
import {useShop} from '../shop/ShopContext.tsx'
import type {Shop} from '../shop/shop.queries.ts'
import * as messages from '#messages/shell'

export function Footer() {
  const shop = useShop()
  return (
    <Band>
      <Jali />
      <Container className="columns">
        <div className="blurb">
          <p className="brand" {...(import.meta.env.PREVIEW && editable(shop.hours, 'brand'))}>
            <Mark />
            {shop.brand}
          </p>
          <p>{shop.footerBlurb}</p>
        </div>
        <div>
          <h2>{messages.information}</h2>
          <p>{shop.footerInformation}</p>
        </div>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories">{messages.categories}</h2>
          <ul>
            {LINKED.map(({slug, name}) => (
              <li key={slug}>
                <Link to="/designs/$category" params={{category: slug}}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{messages.helpCenter}</h2>
          <ul>
            <li>
              <ContactText kind="call">{messages.callUs}</ContactText>
            </li>
            <li>{shop.email && <a href={`mailto:${shop.email}`}>{messages.email}</a>}</li>
            <li>
              <ContactText kind="visit">{messages.visitUs}</ContactText>
            </li>
          </ul>
        </div>
      </Container>
      <SmallPrint shop={shop} />
    </Band>
  )
}

function SmallPrint({shop}: {shop: Shop}) {
  const {noticeVersion} = useEnv()
  return (
    <Container className="small">
      <p>{shop.illustrationNotice}</p>
      <p {...(import.meta.env.PREVIEW && editableTranslated(shop.hours, 'address'))}>
        {/* A line ends after a dot, and does not begin with one. */}
        <span>{`${shop.brand}\u00a0· ${shop.address.split('\n').join(', ')}\u00a0· `}</span>
        <Link to="/privacy" data-notice="">
          {messages.privacy}
        </Link>
        <Link to="/accessibility">{messages.accessibility}</Link>
        {noticeVersion && (
          <Link to="/privacy" hash="choices">
            {messages.privacyChoices}
          </Link>
        )}
      </p>
    </Container>
  )
}

const LINKED = [
  {slug: 'gazebo', name: messages.gazebo},
  {slug: 'fountain', name: messages.fountains},
  {slug: 'wall-mural', name: messages.murals},
  {slug: 'temple', name: messages.temples},
]

const Band = styled.footer`
  /* Space for the question about consent. */
  padding-bottom: var(--panel, 0px);
  background: ${theme.color.band};
  color: ${theme.color.quietOnBand};

  .columns {
    display: grid;
    gap: ${theme.space.l};
    padding-block: ${theme.space.xl};
    /* Two, where the words of both fit. */
    grid-template-columns: repeat(auto-fit, minmax(max(6.5rem, 40%), 1fr));
  }
  .blurb,
  .blurb + div {
    grid-column: 1 / -1;
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-bottom: ${theme.space.xs};
    font: 400 1.75rem / 1.2 ${theme.font.display};
    color: ${theme.color.onBand};
  }
  .brand svg {
    color: ${theme.color.ornament};
  }
  h2 {
    margin-bottom: ${theme.space.xs};
    font-size: ${theme.size.lead};
    color: ${theme.color.onBand};
  }
  a {
    display: inline-block;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-block: 0.5rem;
    color: ${theme.color.onBand};
    text-decoration: none;
  }
  .small {
    display: grid;
    gap: ${theme.space.xs};
    padding-block: 0 ${theme.space.l};
    font-size: ${theme.size.small};
  }
  .small p {
    text-wrap: balance;
  }
  .small a {
    margin-right: ${theme.space.s};
  }
  ${from.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${from.desktop} {
    .columns {
      grid-template-columns: 4fr 4fr 2fr 2fr;
    }
    .blurb,
    .blurb + div {
      grid-column: auto;
    }
    .small {
      grid-template-columns: 1fr auto;
    }
  }
`
