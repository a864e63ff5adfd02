import {memo, Suspense, lazy} from 'react'
import {useQueryClient, useSuspenseQuery, type QueryClient} from '@tanstack/react-query'
import {paperPath} from '../../contract/site/addresses.ts'
import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {styled} from 'styled-components'
import {ButtonLink} from '../design/Button.tsx'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {Screen} from '../design/Screen.tsx'
import {theme} from '../design/theme.ts'
import {productKey} from '../device/device-list.ts'
import {categoryFacts, productFacts} from '../discovery/facts.ts'
import {JsonLd} from '../discovery/JsonLd.tsx'
import type {Env} from '../../contract/site/env.ts'
import {useEnv} from '../env/EnvContext.tsx'
import {ContentImage} from '../image/ContentImage.tsx'
import {editable} from '../preview/editable.ts'
import {MoreProductsCard, ProductCard} from '../product/ProductCard.tsx'
import {ProductGrid} from '../product/ProductGrid.tsx'
import {detailsQuery} from '../product/details.queries.ts'
import {moreImagesQuery} from '../product/images.queries.ts'
import {similarQuery} from '../product/similar.queries.ts'
import {RecentlyViewed} from '../recent/RecentlyViewed.tsx'
import {AskPrice, CallUs, ShopLocation} from '../contact/ContactLinks.tsx'
import {categoryAddress, productAddress} from '../shop/addresses.ts'
import {rupees} from '../shop/rupees.ts'
import {categoryQuery} from '../catalogue/category.queries.ts'
import {CategoryNotFound} from './CategoryNotFound.tsx'
import * as messages from '#messages/category'
import {nextPaint} from '../links/load-after-paint.ts'
import {ProductDialog, type ProductDialogProps} from '../product/ProductDialog.tsx'
import {prefix} from '#messages/language'

type Category = NonNullable<CATEGORY_RESULT>

interface CategoryPageProps {
  slug: string
  /** Id of the product that the address shows. */
  productId?: string
}

export function CategoryPage({slug, productId}: CategoryPageProps) {
  const {data: category} = useSuspenseQuery(categoryQuery(slug))
  const env = useEnv()
  const queryClient = useQueryClient()
  if (!category) return <CategoryNotFound />
  const edit = import.meta.env.PREVIEW && editable(category.title, 'price')
  const shown = category.products.find((product) => product.productId === productId)
  const missing = shown ? undefined : productId
  const address = missing
    ? productAddress(env.publicUrl, category.slug, missing)
    : categoryAddress(env.publicUrl, category.slug)
  return (
    <>
      <Screen>
        <ContentImage
          image={category.background}
          ratio={16 / 9}
          sizes="(min-width: 48rem) 100vw, 135vw"
          alt=""
          isFirst
        />
        <div className="words">
          <h1>{messages.explore(category.title)}</h1>
          {missing && (
            <p>
              <output>{messages.notListed}</output>
            </p>
          )}
          {category.description && <p>{category.description}</p>}
          {category.price && (
            <p>
              {messages.startingPrice[0]}
              <strong {...edit}>{rupees(category.price)}</strong>
              {messages.startingPrice[1]}
            </p>
          )}
          <div className="ways">
            <AskPrice about={address} />
            <CallUs placement="hero" />
            <ShopLocation className="wide" />
          </div>
        </div>
      </Screen>
      <Products category={category} />
      <RecentlyViewed except={shown && productKey(category.slug, shown.productId)} />
      <JsonLd facts={import.meta.env.SSR ? factsOf({env, category, shown, queryClient}) : undefined} />
      {shown && <LazyProductDialog category={category} product={shown} />}
    </>
  )
}

/** Number of cards that hydrate together. All 119 of a large category would be a long task on a slow phone. */
const GROUP = 24

const groupsOf = (products: Category['products']) =>
  Array.from({length: Math.ceil(products.length / GROUP)}, (_, group) =>
    products.slice(group * GROUP, (group + 1) * GROUP),
  )

/** All products. Opening one, stepping to the next or closing it does not render them again. */
const Products = memo(function Products({category}: {category: Category}) {
  return (
    <Section>
      <Container>
        <Heading>
          <h2>{messages.exploreDesigns}</h2>
        </Heading>
        <ProductGrid onPointerOver={preloadDialog} onFocus={preloadDialog}>
          {groupsOf(category.products).map((products, group) => (
            // Nothing in it waits: React hydrates each boundary as a task of its own.
            <Suspense key={group} fallback={null}>
              {products.map((product, index) => (
                <li key={product.productId}>
                  <ProductCard
                    category={category.slug}
                    product={product}
                    isFirst={group === 0 && index < 2}
                  />
                </li>
              ))}
            </Suspense>
          ))}
          <li>
            <MoreProductsCard image={category.background} />
          </li>
        </ProductGrid>
        <Below>
          <ButtonLink href={prefix + paperPath('pdf', category.slug)} target="_blank" rel="nofollow">
            {messages.asPdf}
          </ButtonLink>
        </Below>
      </Container>
    </Section>
  )
})

const Below = styled.p`
  margin-top: ${theme.space.l};
`

interface Known {
  env: Env
  category: Category
  shown: Category['products'][number] | undefined
  queryClient: QueryClient
}

function factsOf({env, category, shown, queryClient}: Known) {
  if (!shown) return categoryFacts(env, category)
  const {slug} = category
  const more = queryClient.getQueryData(moreImagesQuery(slug, shown.productId).queryKey) ?? []
  const similar = queryClient.getQueryData(similarQuery(slug, shown.productId).queryKey)?.keys
  const details = queryClient.getQueryData(detailsQuery(slug, shown.productId).queryKey)
  return productFacts(env, category, shown, {more, similar, leadWeeks: details?.leadWeeks})
}

const load = () => import('../product/ProductDialog.tsx')

let preload: Promise<unknown> | undefined

/** Call when a visitor is about to open a product. A finger's first sign is the tap, so the script waits for its paint. */
const preloadDialog = () => {
  preload ??= nextPaint()
    .then(load)
    .catch(() => (preload = undefined))
}

// The server renders the dialog. The browser loads its code when a product opens.
const Dialog = import.meta.env.SSR
  ? ProductDialog
  : lazy(() => load().then((module) => ({default: module.ProductDialog})))

/** `ProductDialog`, whose code pages without an open product do not load. */
function LazyProductDialog(props: ProductDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
