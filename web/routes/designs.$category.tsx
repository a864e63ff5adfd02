import type {QueryClient} from '@tanstack/react-query'
import {createFileRoute, notFound, redirect} from '@tanstack/react-router'
import {CategoryNotFound} from '../category/CategoryNotFound.tsx'
import {categoryHead} from '../category/category-head.ts'
import {categoryQuery} from '../catalogue/category.queries.ts'
import {CategoryPage} from '../category/CategoryPage.tsx'
import {pickedQuery} from '../catalogue/product.queries.ts'
import {detailsQuery} from '../product/details.queries.ts'
import {moreImagesQuery} from '../product/images.queries.ts'
import {similarQuery} from '../product/similar.queries.ts'
import {plainCode} from '../../contract/text/plain.ts'
import type {Search} from '../links/search.ts'
import {pageHead} from '../discovery/page-head.ts'
import {missingHead} from '../discovery/route-head.ts'
import {shopQuery} from '../shop/shop.queries.ts'
import * as messages from '#messages/errors'

export const Route = createFileRoute('/designs/$category')({
  validateSearch: ({item}: Search): {item?: string} => ({item: item || undefined}),
  loaderDeps: ({search}) => ({item: search.item}),
  loader: async ({context: {queryClient, content}, params, deps}) => {
    const [shop, category] = await Promise.all([
      queryClient.ensureQueryData(shopQuery()),
      queryClient.ensureQueryData(categoryQuery(params.category)),
    ])
    if (!category) throw notFound()
    const meant = meantCode(category.products, deps.item)
    if (meant !== undefined) throw redirect({to: '.', search: {item: meant}, replace: true})
    // The server sends the details of an open product along, all images, and similar ones. In the browser, the dialog loads them.
    const shown = import.meta.env.SSR && category.products.find(({productId}) => productId === deps.item)
    if (shown) await queryClient.prefetchQuery(detailsQuery(params.category, shown.productId))
    if (shown && shown.more)
      await queryClient.ensureQueryData(moreImagesQuery(params.category, shown.productId))
    if (shown && !content.env.preview) await loadSimilar(queryClient, params.category, shown.productId)
    return {head: pageHead({env: content.env, shop, ...categoryHead(shop, category, deps.item)})}
  },
  head: ({loaderData, match}) => loaderData?.head ?? missingHead(match.context, messages.categoryNotFound),
  component: () => <CategoryPage slug={Route.useParams().category} productId={Route.useSearch().item} />,
  notFoundComponent: CategoryNotFound,
})

/** The code of the only product that somebody can mean who typed its code another way. Undefined: a known or unknown code. */
function meantCode(products: readonly {productId: string}[], typed: string | undefined) {
  if (!typed || products.some(({productId}) => productId === typed)) return undefined
  const alike = products.filter(({productId}) => plainCode(productId) === plainCode(typed))
  return alike.length === 1 ? alike[0]?.productId : undefined
}

/** Without these products, the page shows frames and the browser loads them. */
async function loadSimilar(queryClient: QueryClient, category: string, productId: string) {
  const similar = await queryClient.fetchQuery(similarQuery(category, productId)).catch(() => undefined)
  if (similar && similar.keys.length > 0) await queryClient.prefetchQuery(pickedQuery(similar.keys))
}
