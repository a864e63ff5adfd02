import {useEffect, useRef, useState} from 'react'
import {Link, useRouter, useRouterState} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {Mark} from '../design/Mark.tsx'
import {from, TABLET, theme} from '../design/theme.ts'
import {FindLink} from '../finding/FindLink.tsx'
import {useShop} from '../shop/ShopContext.tsx'
import {EnquiryLink, OwnerLink} from './DeviceLinks.tsx'
import {Languages} from './Languages.tsx'
import {editable} from '../preview/editable.ts'
import * as messages from '#messages/shell'

const MENU = 'menu'

/**
 * Brand and navigation. The menu of small screens is a popover. It opens, and closes on Escape or a click elsewhere,
 * before any script runs.
 */
export function Header() {
  const shop = useShop()
  const menu = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  const isOverHero = useRouterState({select: ({location}) => location.pathname === '/'})

  useEffect(() => {
    // `:is` ignores a selector that the browser does not know. Alone, such a selector throws.
    if (menu.current?.matches(':is(:popover-open)')) setOpen(true)
  }, [])
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        menu.current?.hidePopover?.()
      }),
    [router],
  )

  return (
    <Bar data-over={isOverHero ? '' : undefined}>
      <Link to="/" className="brand" {...(import.meta.env.PREVIEW && editable(shop.hours, 'brand'))}>
        <Mark />
        {shop.brand}
      </Link>
      <FindLink />
      <EnquiryLink />
      <button
        type="button"
        popoverTarget={MENU}
        aria-expanded={isOpen}
        aria-controls={MENU}
        aria-label={messages.menu}
      >
        <Icon shape={isOpen ? shapes.close : shapes.menu} size={26} />
      </button>
      <nav
        id={MENU}
        popover="auto"
        ref={menu}
        aria-label={messages.main}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Link to="/" activeOptions={{exact: true, includeSearch: false}}>
          {messages.home}
        </Link>
        <Link to="/designs" activeOptions={{includeSearch: false}}>
          {messages.designs}
        </Link>
        <Link to="/contact">{messages.contact}</Link>
        <Link to="/testimonials">{messages.testimonials}</Link>
        <Link to="/about">{messages.about}</Link>
        <OwnerLink />
        <div className="languages">
          <Languages />
        </div>
      </nav>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: calc(${theme.headerHeight} + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) ${theme.gutter} 0;
  background: ${theme.color.ground};
  border-bottom: 1px solid ${theme.color.line};

  ${from.low} {
    position: relative;
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2.75rem;
    font: 400 clamp(min(1rem, 8vw), 5.2vw, 1.5rem) / 1 ${theme.font.display};
    letter-spacing: 0.02em;
    color: ${theme.color.text};
    text-decoration: none;
    margin-right: auto;
  }
  .brand svg {
    flex: none;
    color: ${theme.color.accent};
  }
  .tool {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: min(2.75rem, 14.5vw);
    height: 2.75rem;
    color: ${theme.color.text};
  }
  .tool span {
    position: absolute;
    top: 0;
    right: 0;
    min-width: 1.125rem;
    padding-inline: 0.25rem;
    border-radius: ${theme.radius};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font: 600 0.75rem / 1.125rem ${theme.font.text};
    text-align: center;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: min(3rem, 16vw);
    height: 3rem;
    margin-right: max(-0.75rem, -4vw);
    border: 0;
    background: none;
  }
  nav {
    inset: calc(${theme.headerHeight} + env(safe-area-inset-top)) 0 auto;
    width: auto;
    max-height: calc(100% - ${theme.headerHeight} - env(safe-area-inset-top));
    margin: 0;
    padding: ${theme.space.xs} ${theme.gutter} ${theme.space.m};
    border: 0;
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.ground};
    color: inherit;
    box-shadow: ${theme.shadow};
  }
  nav a {
    display: block;
    padding: 0.875rem 0;
    font: 400 1.5rem / 1.3 ${theme.font.display};
    color: ${theme.color.text};
    text-decoration: none;
  }
  nav a[aria-current='page'] {
    color: ${theme.color.accent};
    text-decoration: underline 2px ${theme.color.ornament};
  }

  nav div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.m};
    padding-top: ${theme.space.xs};
  }
  nav [lang] {
    min-width: 2.75rem;
    font: inherit;
  }
  nav [lang]:not([lang='en']) {
    font-family: ${theme.font.system};
  }

  &[data-over] {
    position: absolute;
    inset: 0 0 auto;
    border-color: transparent;
    background: none;
  }
  /* Below the line that suggests another language (Languages.tsx). */
  :is([data-reads|='te'], [data-reads|='hi']) &[data-over] {
    top: 2.75rem;
  }
  &[data-over] .brand,
  &[data-over] .brand svg,
  &[data-over] .tool,
  &[data-over] button {
    color: ${theme.color.onImage};
  }

  /* On phones, browsers without popovers (Chrome before 114, Firefox 125, Safari 17) show the menu as a line. */
  @supports not selector(:popover-open) {
    @media not all and ${TABLET} {
      flex-wrap: wrap;

      button {
        display: none;
      }
      nav {
        display: flex;
        width: 100%;
        padding: 0;
        overflow-x: auto;
      }
      nav a {
        padding: 0.5rem;
        font: inherit;
      }
    }
  }

  ${from.tablet} {
    .brand {
      font-size: clamp(1.25rem, 2vw, 1.5rem);
    }
    button {
      display: none;
    }
    nav div {
      gap: inherit;
      padding: 0;
    }
    nav [lang] {
      min-width: 0;
    }
    .tool {
      order: 1;
    }
    nav {
      position: static;
      display: flex;
      margin-right: clamp(0rem, 4vw - 1.5rem, 2rem);
      gap: clamp(0.4375rem, 3.6vw - 1.25rem, 2.5rem);
      padding: 0;
      font-size: clamp(0.875rem, 0.35rem + 1.1vw, 1.0625rem);
      white-space: nowrap;
      border: 0;
      background: none;
      box-shadow: none;
      overflow: visible;
    }
    nav a {
      padding: 0.625rem 0;
      font: inherit;
    }
    nav a[aria-current='page'] {
      color: ${theme.color.text};
    }
    &[data-over] nav a {
      color: ${theme.color.onImage};
    }
  }
  ${from.hover} {
    nav a:hover {
      color: ${theme.color.accent};
    }
  }
`
