import {useMemo, useState} from 'react'
import {z} from 'zod'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {isShownType, pagesOf} from './pages.ts'

const published = z.array(z.looseObject({_id: z.string(), _type: z.string()}))

type Published = z.infer<typeof published>

const NONE: ReadonlyMap<string, string> = new Map()

/** The facts of `pages.ts` that make up addresses, as visitors read them: without drafts. */
const pagesQuery = (filter: string): LiveQuery<Published> => ({
  groq: `*[${filter}]{_id, _type, "code": productId, "slug": slug.current, "categorySlug": category->slug.current}`,
  perspective: 'published',
  result: published,
})

/** The published products of a category. */
export const PAGES_OF_CATEGORY = pagesQuery('_type == "product" && category._ref == $categoryId')
export const PAGES_OF_PRODUCTS = pagesQuery('_type == "product"')
/** The published documents among some. */
export const PAGES_OF = pagesQuery('_id in $ids')

/**
 * Addresses of the pages that show published documents, by id. A document that no page shows is not among them. While
 * other documents are looked up, the former ones stay, so that links do not come and go.
 */
export function useSitePages(
  query: LiveQuery<Published>,
  params: Record<string, string | readonly string[]>,
): ReadonlyMap<string, string> {
  const found = useLiveQuery(query, params)
  const [latest, setLatest] = useState(found)
  if (found && found !== latest) setLatest(found)
  return useMemo(() => (latest ? addressesOf(latest) : NONE), [latest])
}

/** Address of the first page of each document. */
export const addressesOf = (documents: Published): ReadonlyMap<string, string> =>
  new Map(
    documents.flatMap(({_id, _type, ...facts}) => {
      const [page] = isShownType(_type) ? pagesOf(_type, facts) : []
      return page ? [[_id, page.href]] : []
    }),
  )
