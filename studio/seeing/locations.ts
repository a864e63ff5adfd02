import type {DocumentLocationResolvers, DocumentResolver} from 'sanity/presentation'
import {FACTS, isShownType, pagesOf} from './pages.ts'

/** Pages whose texts are in the site settings. */
const OF_SETTINGS = ['/', '/about', '/contact', '/designs', '/testimonials', '/rate-us', '/privacy']

/** The document that the Studio opens beside a page. */
export const mainDocuments: DocumentResolver[] = [
  {route: OF_SETTINGS, filter: '_type == "siteSettings" && _id == "siteSettings"'},
  {
    route: '/designs/:category',
    filter: '_type == "category" && slug.current == $category',
    params: ({params}) => ({category: params.category ?? ''}),
  },
]

/** The pages that show a document. */
export const locations: DocumentLocationResolvers = Object.fromEntries(
  Object.keys(FACTS)
    .filter(isShownType)
    .map((type) => [
      type,
      {select: {...FACTS[type]}, resolve: (value: unknown) => ({locations: pagesOf(type, value)})},
    ]),
)
