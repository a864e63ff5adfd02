import type {DocumentLocationResolvers, DocumentResolver} from 'sanity/presentation'
import {TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import {said} from '../languages/messages.ts'
import {FACTS, isShownType, pagesOf, type SitePage} from './pages.ts'

/** Pages whose texts are in the site settings. */
const OF_SETTINGS = ['/', '/about', '/contact', '/designs', '/testimonials', '/rate-us', '/privacy']

/** Address of a page in another language. */
const inLanguage = (language: string, path: string) => `/${language}${path === '/' ? '' : path}`

const inAllLanguages = (paths: readonly string[]) => [
  ...paths,
  ...TRANSLATED_LANGUAGES.flatMap((language) => paths.map((path) => inLanguage(language, path))),
]

/** The document that the Studio opens beside a page. */
export const mainDocuments: DocumentResolver[] = [
  {route: inAllLanguages(OF_SETTINGS), filter: '_type == "siteSettings" && _id == "siteSettings"'},
  {
    route: inAllLanguages(['/designs/:category']),
    filter: '_type == "category" && slug.current == $category',
    params: ({params}) => ({category: params.category ?? ''}),
  },
]

/** Each page in English, and in the other languages. */
const withTranslations = (pages: readonly SitePage[]): SitePage[] => [
  ...pages,
  ...TRANSLATED_LANGUAGES.flatMap((language) =>
    pages.map(({title, href}) => ({
      title: `${title} · ${said(`language.${language}`)}`,
      href: inLanguage(language, href),
    })),
  ),
]

/** The pages that show a document. */
export const locations: DocumentLocationResolvers = Object.fromEntries(
  Object.keys(FACTS)
    .filter(isShownType)
    .map((type) => [
      type,
      {
        select: {...FACTS[type]},
        resolve: (value: unknown) => ({locations: withTranslations(pagesOf(type, value))}),
      },
    ]),
)
