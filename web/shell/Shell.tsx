import {useEffect, useRef, lazy, Suspense} from 'react'
import {useSuspenseQuery} from '@tanstack/react-query'
import {Outlet, useRouterState, useHydrated, useLocation} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {from, theme} from '../design/theme.ts'
import {language} from '#messages/language'
import {validateDesigns} from '../catalogue/designs-search.ts'
import {ShopContext} from '../shop/ShopContext.tsx'
import {shopQuery} from '../shop/shop.queries.ts'
import {Banner} from './Banner.tsx'
import {Footer} from './Footer.tsx'
import {Header} from './Header.tsx'
import {Languages, Suggestion} from './Languages.tsx'
import * as messages from '#messages/shell'
import {loadContactDialog} from '../contact/use-contact.ts'
import {loadFindDialog} from '../finding/finding-state.ts'

/** The frame around every page: header, footer, banner and dialogs. */
export function Shell() {
  const {data: shop} = useSuspenseQuery(shopQuery())
  return (
    <ShopContext value={shop}>
      <SkipLink href="#main" data-before-notices="">
        {messages.skipToContent}
      </SkipLink>
      {language === 'en' && (
        <Suggestion>
          <Languages />
        </Suggestion>
      )}
      <Header />
      <Main />
      <Footer />
      <Banner />
      <ModalHost />
    </ShopContext>
  )
}

/**
 * The page. It takes the focus on each change of path or list, as after a page load. A product that opens over it is no
 * such change. An element with `data-keeps-focus` keeps the focus.
 */
function Main() {
  const main = useRef<HTMLElement>(null)
  const page = useRouterState({
    select({resolvedLocation, location}) {
      const {pathname, search} = resolvedLocation ?? location
      return pathname + JSON.stringify(validateDesigns(search))
    },
  })
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (!document.activeElement?.closest('[data-keeps-focus]')) main.current?.focus({preventScroll: true})
  }, [page])
  return (
    <main id="main" tabIndex={-1} ref={main}>
      <Outlet />
    </main>
  )
}

const SkipLink = styled.a`
  position: fixed;
  top: calc(${theme.space.xs} + env(safe-area-inset-top));
  left: calc(${theme.space.xs} + env(safe-area-inset-left));
  z-index: ${theme.layer.banner};
  padding: 0.75rem 1.25rem;
  background: ${theme.color.text};
  color: ${theme.color.ground};
  transform: translateY(-100vh);

  &:focus {
    transform: none;
  }
  ${from.print} {
    display: none;
  }
`

const ContactDialog = lazy(() => loadContactDialog().then((module) => ({default: module.ContactDialog})))

const FindDialog = lazy(() => loadFindDialog().then((module) => ({default: module.FindDialog})))

/** The dialog in the state of the history entry. The server knows no history, so it shows after hydration. */
function ModalHost() {
  const {contact, isFinding} = useLocation().state
  const isHydrated = useHydrated()
  if (!isHydrated || !(contact || isFinding)) return null
  return <Suspense fallback={null}>{contact ? <ContactDialog contact={contact} /> : <FindDialog />}</Suspense>
}
