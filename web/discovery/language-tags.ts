import {language} from '#messages/language'
import type {QueryClient} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {groqFn} from '../data/sanity.ts'
import {shownIn} from '../../contract/site/addresses.ts'
import type {Env} from '../../contract/site/env.ts'
import {pathIn} from '../shop/addresses.ts'
import type {Language} from '../../contract/text/languages.ts'
import {LANGUAGES} from '../messages/languages.ts'

/** A page that may exist in several languages. */
export interface Page {
  /** Path and parameters of its canonical address, as in English. */
  path: string
  /** Languages that it is translated to. English counts always. */
  languages: readonly (string | null)[]
}

/** Whether a page can be read in a language. Other languages show its texts in English. */
const isReadableIn = (own: Language, languages: Page['languages']) => own === 'en' || languages.includes(own)

/** A text as the value of an attribute, or as text, of HTML or XML. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

/**
 * The languages of a page, by its `hreflang`: each in which it can be read, and `x-default` for everybody else. The list
 * is the same in every language, as search engines demand.
 */
export function alternates({publicUrl}: Env, {path, languages}: Page): {lang: string; href: string}[] {
  const found = LANGUAGES.filter((each) => isReadableIn(each.language, languages))
  return [
    ...found.map((each) => ({lang: each.language, href: publicUrl + pathIn(each.start, path)})),
    {lang: 'x-default', href: publicUrl + path},
  ]
}

/** Tags for the head of a page about its languages. A page in the wrong language is not for search engines. */
export function languageTags(env: Env, page: Page): string {
  if (!isReadableIn(language, page.languages)) return '<meta name="robots" content="noindex"/>'
  const links = alternates(env, page).map(
    ({lang, href}) => `<link rel="alternate" hreflang="${lang}" href="${escape(href)}"/>`,
  )
  return `<meta property="og:locale" content="${language}_IN"/>${links.join('')}`
}

const TRANSLATED = defineQuery(`*[_type == "category" && slug.current == $category][0]{
  "category": translations[defined(title)].language,
  "product": *[_type == "product" && category._ref == ^._id && productId == $item][0]{
    "languages": translations[defined(name)].language
  }
}`)

/** The languages that a page is translated to: its product's, else its category's, else all. */
export async function languagesOf(queryClient: QueryClient, path: string): Promise<Page['languages']> {
  const shown = shownIn(new URL(path, 'http://any'))
  if (!shown) return LANGUAGES.map((each) => each.language)
  const {category, productId: item = ''} = shown
  const found = await queryClient.fetchQuery({
    queryKey: ['translated', category, item],
    queryFn: groqFn(TRANSLATED, {category, item}),
    meta: {staysOnServer: true},
  })
  return (found?.product ? found.product.languages : found?.category) ?? []
}
