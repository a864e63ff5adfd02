import {useEffect, useRef} from 'react'
import {Link} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {theme} from '../design/theme.ts'
import type {DesignsSearch} from '../catalogue/designs-search.ts'
import {LinkButton} from '../links/links.tsx'
import {isPlainClick} from '../links/plain-click.ts'
import * as messages from '#messages/all-products'

/** Pages that scrolling appends. After these a visitor has to be able to reach the end of the page. */
const SCROLLED_PAGES = 2

interface CataloguePagesProps {
  search: DesignsSearch
  /** First and last page shown, and the number of pages. */
  first: number
  last: number
  count: number
  isLoading: boolean
  /** The next page could not be loaded. From now on only a tap loads it. */
  hasFailed: boolean
  onMore: () => void
}

/** Links to the other pages. With script, the link to the next page appends its products here. */
export function CataloguePages({
  search,
  first,
  last,
  count,
  isLoading,
  hasFailed,
  onMore,
}: CataloguePagesProps) {
  const more = useRef<HTMLAnchorElement>(null)
  const isScrolling = !hasFailed && last < count && last - first < SCROLLED_PAGES
  useEffect(() => {
    const link = more.current
    if (!link || !isScrolling || isLoading) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore()
      },
      {rootMargin: '400px'},
    )
    observer.observe(link)
    return () => observer.disconnect()
  }, [isScrolling, isLoading, onMore])
  return (
    <Pages aria-label={messages.pages}>
      {last < count && (
        <LinkButton
          ref={more}
          {...toPage(search, last + 1)}
          preload={false}
          aria-busy={isLoading}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (!isLoading) onMore()
          }}
        >
          {messages.showMoreDesigns}
        </LinkButton>
      )}
      <Numbers search={search} first={first} last={last} count={count} />
    </Pages>
  )
}

const toPage = (search: DesignsSearch, page: number) =>
  ({to: '/designs', search: {...search, page: page === 1 ? undefined : String(page)}}) as const

type NumbersProps = Pick<CataloguePagesProps, 'search' | 'first' | 'last' | 'count'>

function Numbers({search, first, last, count}: NumbersProps) {
  return (
    <ol>
      {first > 1 && (
        <li>
          <Link {...toPage(search, first - 1)} rel="prev" aria-label={messages.previousPage}>
            <Icon shape={shapes.previous} />
          </Link>
        </li>
      )}
      {pageNumbers(last, count).map((page, index, pages) => (
        <li key={page}>
          {index > 0 && page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link
            {...toPage(search, page)}
            activeOptions={{exact: true}}
            aria-label={messages.pageNumber(page)}
            aria-current={page === last ? 'page' : undefined}
          >
            {page}
          </Link>
        </li>
      ))}
      {last < count && (
        <li>
          <Link {...toPage(search, last + 1)} rel="next" aria-label={messages.nextPage}>
            <Icon shape={shapes.next} />
          </Link>
        </li>
      )}
    </ol>
  )
}

const Pages = styled.nav`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  margin-top: ${theme.space.xl};

  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
  li span {
    color: ${theme.color.quiet};
  }
  li a {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    height: 2.75rem;
    color: ${theme.color.text};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  li a[aria-current] {
    padding-top: 2px;
    border-bottom: 2px solid ${theme.color.ornament};
    font-weight: 600;
  }
`

/** The pages that get a link, in order: the first, the last, and those around the current one. */
export function pageNumbers(current: number, count: number): number[] {
  const near = [1, current - 1, current, current + 1, count]
  return [...new Set(near)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
}
