import {useRouterState} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {LinkButton} from '../links/links.tsx'
import {AskPrice, CallUs, ShopLocation} from '../contact/ContactLinks.tsx'
import {useShop} from '../shop/ShopContext.tsx'
import {track} from '../report/tracking.ts'
import * as messages from '#messages/shell'
import * as contact from '#messages/contact'

/** The offer and the contact links, always at the bottom of the screen. An open product hides it. */
export function Banner() {
  const shop = useShop()
  const shownProduct = useRouterState({select: ({location}) => location.search.item})
  const isDesigns = useRouterState({
    select: ({location}) => location.pathname === '/designs' && !location.search.view,
  })
  if (shownProduct !== undefined) return null
  return (
    <Bar id="banner" aria-label={messages.offer}>
      <p>
        <strong>{shop.bannerOffer}</strong> <span>{shop.bannerDelivery}</span>
      </p>
      {isDesigns ? (
        <LinkButton
          to="/designs"
          search={{view: 'all'}}
          $tone="primary"
          onClick={() => track('view_all_products', {})}
        >
          {messages.viewAllProducts}
          <Icon shape={shapes.arrow} />
        </LinkButton>
      ) : (
        <div>
          <ShopLocation>
            <span>{contact.shopLocation}</span>
          </ShopLocation>
          <CallUs>
            <span>{contact.callUs}</span>
          </CallUs>
          <AskPrice>
            <span>{contact.askPrice}</span>
          </AskPrice>
        </div>
      )}
    </Bar>
  )
}

const Bar = styled.section`
  position: sticky;
  bottom: calc(env(safe-area-inset-bottom) - var(--safe-bottom));
  z-index: ${theme.layer.banner};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.75rem;
  min-height: ${theme.bannerHeight};
  padding: 0 ${theme.gutter} var(--safe-bottom);
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.raised};

  ${from.low} {
    position: static;
  }
  ${from.print} {
    display: none;
  }
  p {
    flex: 1 1 min(9rem, 100%);
    font-size: 0.75rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  strong {
    display: block;
    font-size: 0.875rem;
    font-weight: 600;
  }
  p span {
    color: ${theme.color.quiet};
  }
  div {
    display: flex;
    flex: none;
    gap: 0.5rem;
  }
  div a[data-contact='visit'] {
    display: none;
  }
  /* Beside the offer, a long label has two lines. */
  > a {
    padding-inline: clamp(0.5rem, 4vw - 0.25rem, 1rem);
    font-size: 0.9375rem;
  }
  > a svg {
    display: none;
  }
  div a {
    padding-inline: 0;
    width: 3rem;
  }
  div span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${from.desktop} {
    p {
      font-size: 1rem;
    }
    strong {
      display: inline;
      margin-right: 1rem;
      font-size: inherit;
    }
    div a[data-contact='visit'] {
      display: inline-flex;
    }
    div a {
      width: auto;
      padding-inline: 1.25rem;
    }
    div span {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`
