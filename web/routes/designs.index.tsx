import {lazy, Suspense} from 'react'
import {createFileRoute} from '@tanstack/react-router'
import {AllProductsPage} from '../designs/AllProductsPage.tsx'
import {designsHead} from '../designs/designs-head.ts'
import {filterOf, validateDesigns} from '../catalogue/designs-search.ts'
import {catalogueQuery} from '../catalogue/catalogue-pages.ts'
import {categoriesQuery} from '../catalogue/categories.queries.ts'
import {DesignsPage} from '../designs/DesignsPage.tsx'
import {EnquiryPage} from '../enquiry/EnquiryPage.tsx'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {showroomQuery} from '../shop/showroom.queries.ts'

// The server renders each view. A browser loads the code of the one that it shows.
const LazyDesigns = import.meta.env.SSR
  ? DesignsPage
  : lazy(() => import('../designs/DesignsPage.tsx').then((module) => ({default: module.DesignsPage})))
const LazyAllProducts = import.meta.env.SSR
  ? AllProductsPage
  : lazy(() => import('../designs/AllProductsPage.tsx').then((module) => ({default: module.AllProductsPage})))
const LazyEnquiryPage = import.meta.env.SSR
  ? EnquiryPage
  : lazy(() => import('../enquiry/EnquiryPage.tsx').then((module) => ({default: module.EnquiryPage})))

export const Route = createFileRoute('/designs/')({
  validateSearch: validateDesigns,
  loaderDeps: ({search}) => validateDesigns(search),
  loader: async ({context, deps}) => {
    const {queryClient} = context
    const [catalogue] = await Promise.all([
      deps.view === 'all'
        ? queryClient.ensureInfiniteQueryData(catalogueQuery(filterOf(deps), Number(deps.page ?? 1)))
        : undefined,
      deps.view === 'list' ? undefined : queryClient.ensureQueryData(categoriesQuery()),
      deps.view ? undefined : queryClient.ensureQueryData(showroomQuery()),
    ])
    return {head: await loadHead(context, (shop) => designsHead(shop, deps, catalogue?.pages[0]))}
  },
  head: headOf,
  component: () => {
    const search = validateDesigns(Route.useSearch())
    return (
      <Suspense fallback={null}>
        {search.view === 'list' && <LazyEnquiryPage />}
        {search.view === 'all' && <LazyAllProducts search={search} />}
        {search.view === undefined && <LazyDesigns />}
      </Suspense>
    )
  },
})
