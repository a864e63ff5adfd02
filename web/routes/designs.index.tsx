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

// The server renders the enquiry list. Browsers load its code only for visitors who open the list.
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
    if (search.view === 'list')
      return (
        <Suspense fallback={null}>
          <LazyEnquiryPage />
        </Suspense>
      )
    if (search.view === 'all') return <AllProductsPage search={search} />
    return <DesignsPage />
  },
})
