import type {QueryClient} from '@tanstack/react-query'
import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {categoryQuery} from '../catalogue/category.queries.ts'
import type {Env} from '../env/env.ts'
import {similarQuery} from '../product/similar.queries.ts'
import {categoryAddress, pageAddress} from '../shop/addresses.ts'
import {shopQuery} from '../shop/shop.queries.ts'
import {language, prefix} from '#words/language'
import * as words from '#words/print'
import {Catalogue} from './Catalogue.tsx'
import {today, type Group} from './pages.ts'
import type {Paper, Printed} from './parts.tsx'
import {listedQuery} from './print.queries.ts'
import {STYLES} from './styles.ts'
import {TearSheet} from './TearSheet.tsx'

/** Products in the catalogue of a category: 45 pages, which take a browser half a minute on a busy machine. */
const MAX_OF_CATEGORY = 240
/** Products in the catalogue of a list. */
export const MAX_LISTED = 60
/** Characters of a key in an address. Real ones have less than 40. */
const MAX_KEY = 120

/** A page for paper. It has no script, and one inline style. */
export interface PrintPage {
  html: string
  styles: string[]
  /** The page of a product or a category, at its own address. Those of lists are unlimited. */
  isCanonical: boolean
}

/**
 * Makes the page for paper at an address: `/print/<category>/<productId>`, `/print/<category>`, or
 * `/print?items=<category>/<productId>,…`.
 * @returns undefined when nothing is there
 * @throws ContentError
 */
export async function renderPrint(
  address: string,
  {env, queryClient}: {env: Env; queryClient: QueryClient},
): Promise<PrintPage | undefined> {
  const {pathname, searchParams} = new URL(address, env.publicUrl)
  const [category, productId] = decoded(pathname.slice(`${prefix}/print/`.length).split('/'))
  const paper = {env, shop: await queryClient.fetchQuery(shopQuery()), day: today()}
  if (category) {
    const page = await ofCategory(paper, {queryClient, slug: category, productId})
    return page && {...page, isCanonical: pathname === pathOf(category, productId)}
  }
  const page = await ofList(paper, {queryClient, keys: keysIn(searchParams.get('items') ?? '')})
  return page && {...page, isCanonical: false}
}

/** The one path of a page that an address can spell in many ways, such as with encoded letters. */
const pathOf = (...parts: (string | undefined)[]) =>
  [`${prefix}/print`, ...parts.filter((part) => part !== undefined).map(encodeURIComponent)].join('/')

/** Nothing is at an address that cannot be decoded. */
function decoded(parts: readonly string[]): string[] {
  try {
    return parts.map((part) => decodeURIComponent(part))
  } catch {
    return []
  }
}

const keysIn = (text: string) => [
  ...new Set(text.split(',').filter((key) => key.includes('/') && key.length <= MAX_KEY)),
]

interface OfCategory {
  queryClient: QueryClient
  slug: string
  /** Absent: all products. */
  productId?: string | undefined
}

async function ofCategory(paper: Paper, {queryClient, slug, productId}: OfCategory) {
  const category = await queryClient.fetchQuery(categoryQuery(slug))
  if (!category) return undefined
  const {title, description, background} = category
  const all = category.products.map((product): Printed => ({...product, category: slug, title}))
  if (productId !== undefined) {
    const product = all.find((each) => each.productId === productId)
    return product && tearSheetOf(paper, product, queryClient)
  }
  if (all.length === 0) return undefined
  const products = all.slice(0, MAX_OF_CATEGORY)
  return pageOf(
    title,
    <Catalogue
      {...paper}
      title={title}
      description={description}
      photo={background ?? products[0]?.image ?? null}
      address={categoryAddress(paper.env.publicUrl, slug)}
      groups={[{title, products}]}
      wanted={all.length}
    />,
  )
}

async function tearSheetOf(paper: Paper, product: Printed, queryClient: QueryClient) {
  const {category, productId, name} = product
  // A server that cannot name similar products now has the usual drawing of the size.
  const similar = await queryClient.fetchQuery(similarQuery(category, productId)).catch(() => undefined)
  const sheet = <TearSheet {...paper} product={product} outline={similar?.outline} />
  return pageOf(`${name} ${productId}`, sheet)
}

async function ofList(paper: Paper, {queryClient, keys}: {queryClient: QueryClient; keys: string[]}) {
  const wanted = keys.slice(0, MAX_LISTED)
  const found = wanted.length > 0 ? await queryClient.fetchQuery(listedQuery(wanted)) : []
  const [first] = found
  if (!first) return undefined
  return pageOf(
    words.catalogue,
    <Catalogue
      {...paper}
      title={words.selection}
      description={null}
      photo={first.image}
      address={pageAddress(paper.env.publicUrl, '/')}
      groups={groupsOf(found)}
      wanted={found.length + keys.length - wanted.length}
    />,
  )
}

function groupsOf(products: readonly Printed[]): Group<Printed>[] {
  const groups = Map.groupBy(products, ({category}) => category)
  return [...groups.values()].map((ofOne) => ({title: ofOne[0]?.title ?? '', products: ofOne}))
}

function pageOf(title: string, content: ReactNode): Omit<PrintPage, 'isCanonical'> {
  const html = renderToStaticMarkup(
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <p className="how">{words.howToPrint}</p>
        {content}
      </body>
    </html>,
  )
  const whole = html.replace('</head>', () => `<style>${STYLES}</style></head>`)
  return {html: `<!DOCTYPE html>${whole}`, styles: [STYLES]}
}
