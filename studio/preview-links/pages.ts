import {z} from 'zod'
import {categoryPath, productPath} from '../../contract/site/addresses.ts'
import {said} from '../languages/messages.ts'
import type {MessageKey} from '../messages/english.ts'

/** A page of the site. */
export interface SitePage {
  title: string
  /** Path and parameters. */
  href: string
}

/** What is no text makes no address. */
const fact = z.string().nullish().catch(undefined)

/** Facts of a document that make up its addresses. */
const facts = z.object({
  title: fact,
  code: fact,
  slug: fact,
  categoryTitle: fact,
  categorySlug: fact,
})

type Facts = z.infer<typeof facts>

/** Paths of those facts in documents, by type. A path leads through references. */
export const FACTS = {
  product: {
    title: 'name',
    code: 'productId',
    categoryTitle: 'category.title',
    categorySlug: 'category.slug.current',
  },
  category: {title: 'title', slug: 'slug.current'},
  testimonial: {title: 'name'},
  siteSettings: {title: 'brand'},
} as const

export type ShownType = keyof typeof FACTS

export const isShownType = (type: string): type is ShownType => Object.hasOwn(FACTS, type)

const page = (word: MessageKey, href: string): SitePage => ({title: said(word), href})
const HOME = page('pages.home', '/')

/** Pages that show a document of each type, the most telling one first. None while the document lacks what they need. */
const PAGES: Record<ShownType, (facts: Facts) => SitePage[]> = {
  product({title, code, categoryTitle, categorySlug}) {
    if (!code || !categorySlug) return []
    const href = categoryPath(categorySlug)
    return [
      {title: title ?? code, href: productPath(categorySlug, code)},
      {title: categoryTitle ?? categorySlug, href},
    ]
  },
  category: ({title, slug}) =>
    slug ? [{title: title ?? slug, href: categoryPath(slug)}, page('pages.designs', '/designs'), HOME] : [],
  testimonial: () => [page('pages.testimonials', '/testimonials'), HOME],
  siteSettings: () => [
    HOME,
    page('pages.about', '/about'),
    page('pages.contact', '/contact'),
    page('pages.designs', '/designs'),
    page('pages.privacy', '/privacy'),
  ],
}

/** Pages that show a document. @param found values of the paths in `FACTS` */
export const pagesOf = (type: ShownType, found: unknown): SitePage[] => PAGES[type](facts.parse(found ?? {}))
