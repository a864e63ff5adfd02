import {infiniteQueryOptions} from '@tanstack/react-query'
import type {CATALOGUE_RESULT} from '../../schemas/generated/types.ts'
import type {Filter} from './designs-search.ts'

export const PAGE_SIZE = 48

/**
 * Pages of products, from page `first` (from 1) on. The server sends the first with the page. The query itself is long,
 * and browsers load it in the background: the first filter needs it.
 */
export const catalogueQuery = (filter: Filter, first: number) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', filter, first],
    queryFn: async (context): Promise<CATALOGUE_RESULT> => {
      const {fetchCatalogue} = await import('./product.queries.ts')
      return fetchCatalogue(filter, context)
    },
    initialPageParam: first,
    getNextPageParam: ({total}, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })
