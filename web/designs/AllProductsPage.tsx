import {memo} from 'react'
import {useSuspenseInfiniteQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import type {CATALOGUE_RESULT} from '../../schemas/generated/types.ts'
import {Container} from '../design/Layout.tsx'
import {theme} from '../design/theme.ts'
import {productKey} from '../device/device-list.ts'
import {catalogueFacts} from '../discovery/facts.ts'
import {JsonLd} from '../discovery/JsonLd.tsx'
import {useEnv} from '../env/EnvContext.tsx'
import {LinkButton} from '../links/links.tsx'
import {ProductCard} from '../product/ProductCard.tsx'
import {ProductGrid} from '../product/ProductGrid.tsx'
import {RecentlyViewed} from '../recent/RecentlyViewed.tsx'
import {CallUs} from '../contact/ContactLinks.tsx'
import {CatalogueFilter} from './CatalogueFilter.tsx'
import {CataloguePages} from './CataloguePages.tsx'
import {catalogueQuery, PAGE_SIZE} from '../catalogue/catalogue-pages.ts'
import {filterOf, type DesignsSearch} from '../catalogue/designs-search.ts'
import * as messages from '#messages/all-products'

/** Every product of the shop, or those that match the address. */
export function AllProductsPage({search}: {search: DesignsSearch}) {
  const first = Number(search.page ?? 1)
  const {data, fetchNextPage, isFetchingNextPage, isFetchNextPageError} = useSuspenseInfiniteQuery(
    catalogueQuery(filterOf(search), first),
  )
  const env = useEnv()
  const total = data.pages.at(-1)?.total ?? 0
  const shown = data.pages.reduce((sum, {products}) => sum + products.length, 0)
  const from = (first - 1) * PAGE_SIZE
  const last = first + data.pages.length - 1
  const nothing = total > 0 ? messages.noSuchPage(String(first)) : messages.noDesignMatches
  return (
    <>
      <Frame>
        <header>
          <h1>{messages.allProducts}</h1>
          <CatalogueFilter search={search} />
        </header>
        <div className="count">
          <h2>{search.q ? messages.designsFor(search.q) : messages.exploreDesigns}</h2>
          {/* Assistive technology reads a change of an element that was there before. */}
          <output>
            {(isFetchNextPageError ? `${messages.moreNotLoaded} ` : '') +
              (shown > 0 ? messages.shownOf(from + 1, from + shown, total) : nothing)}
          </output>
        </div>
        {shown === 0 ? (
          <Ways isPastEnd={total > 0} search={search} />
        ) : (
          <ProductGrid data-appended>
            {data.pages.map(({products}, index) => (
              <Cards key={first + index} products={products} isFirst={index === 0} />
            ))}
          </ProductGrid>
        )}
        {total > PAGE_SIZE && (
          <CataloguePages
            search={search}
            first={first}
            last={last}
            count={Math.ceil(total / PAGE_SIZE)}
            isLoading={isFetchingNextPage}
            hasFailed={isFetchNextPageError}
            onMore={() => void fetchNextPage()}
          />
        )}
      </Frame>
      <RecentlyViewed />
      <JsonLd
        facts={import.meta.env.SSR ? catalogueFacts(env, data.pages[0]?.products ?? [], from) : undefined}
      />
    </>
  )
}

interface CardsProps {
  products: CATALOGUE_RESULT['products']
  isFirst: boolean
}

/** One page of cards. Appending another page does not render it again. */
const Cards = memo(function Cards({products, isFirst}: CardsProps) {
  return products.map((product, index) => (
    <li key={productKey(product.category, product.productId)}>
      <ProductCard
        category={product.category}
        product={product}
        kind={product.title}
        isFirst={isFirst && index < 2}
      />
    </li>
  ))
})

/** The ways on from a list without a product. */
function Ways({isPastEnd, search}: {isPastEnd: boolean; search: DesignsSearch}) {
  return (
    <div className="ways">
      <LinkButton
        to="/designs"
        search={isPastEnd ? {...search, page: undefined} : {view: 'all'}}
        $tone="primary"
      >
        {isPastEnd ? messages.firstPage : messages.showAllDesigns}
      </LinkButton>
      <CallUs />
    </div>
  )
}

const Frame = styled(Container)`
  padding-block: ${theme.space.xl};

  .count {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.xs} ${theme.space.m};
    margin-block: ${theme.space.l} ${theme.space.m};
  }
  h2 {
    min-width: 0;
  }
  .count output {
    color: ${theme.color.quiet};
    font-variant-numeric: tabular-nums;
  }
  .count:has(+ .ways),
  .count:has(+ .ways) output {
    display: block;
  }
  .count:has(+ .ways) output {
    max-width: 34rem;
    margin-top: calc(${theme.space.m} + ${theme.space.l});
    color: inherit;
    font-size: ${theme.size.lead};
    font-variant-numeric: inherit;
    text-wrap: pretty;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    padding-bottom: ${theme.space.l};
  }
`
