import {createFileRoute} from '@tanstack/react-router'
import {AllProductsPage} from '../designs/AllProductsPage.tsx'
import {designsHead} from '../designs/designs-head.ts'
import {filterOf, validateDesigns} from '../catalogue/designs-search.ts'
import {catalogueQuery} from '../catalogue/product.queries.ts'
import {categoriesQuery} from '../catalogue/category.queries.ts'
import {DesignsPage} from '../designs/DesignsPage.tsx'
import {LazyEnquiryPage} from '../enquiry/LazyEnquiryPage.tsx'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {showroomQuery} from '../shop/showroom.queries.ts'

export const Route = createFileRoute('/designs/')({
  validateSearch: validateDesigns,
  loaderDeps: ({search: {view, q, category, price, sort, page}}) => ({view, q, category, price, sort, page}),
  loader: async ({context, deps}) => {
    const {queryClient} = context
    const [head] = await Promise.all([
      loadHead(context, (shop) => designsHead(shop, deps)),
      deps.view === 'list' ? undefined : queryClient.ensureQueryData(categoriesQuery()),
      deps.view ? undefined : queryClient.ensureQueryData(showroomQuery()),
      deps.view === 'all'
        ? queryClient.ensureInfiniteQueryData(catalogueQuery(filterOf(deps), Number(deps.page ?? 1)))
        : undefined,
    ])
    return {head}
  },
  head: headOf,
  component: () => {
    const {view, q, category, price, sort, page} = Route.useSearch()
    if (view === 'list') return <LazyEnquiryPage />
    if (view === 'all') return <AllProductsPage search={{view, q, category, price, sort, page}} />
    return <DesignsPage />
  },
})
