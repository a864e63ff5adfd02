import type {QueryClient} from '@tanstack/react-query'
import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {categoryPath, paperPath, productPath, shortPath} from '../../contract/site/addresses.ts'
import {MAX_ON_PAPER, onPaper} from '../../contract/site/paper.ts'
import {categoryQuery} from '../catalogue/category.queries.ts'
import type {Env} from '../../contract/site/env.ts'
import type {PrintPage} from '../../contract/site/render.ts'
import {similarQuery} from '../product/similar.queries.ts'
import {pageAddress} from '../shop/addresses.ts'
import {shopQuery} from '../shop/shop.queries.ts'
import {language, prefix} from '#messages/language'
import * as messages from '#messages/print'
import {Catalogue} from './Catalogue.tsx'
import {today, type Group} from './pages.ts'
import type {Paper, Printed} from './parts.tsx'
import {idsQuery, listedQuery} from './print.queries.ts'
import {STYLES} from './styles.ts'
import {TearSheet} from './TearSheet.tsx'

/** Products in the catalogue of a category: 45 pages, which take a browser half a minute on a busy machine. */
const MAX_OF_CATEGORY = 240
/** Characters of a key in an address. Real ones have less than 40. */
const MAX_KEY = 120

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
  const url = new URL(address, env.publicUrl)
  const {path, keys} = onPaper(url)
  const [slug, productId] = path
  const paper = {env, shop: await queryClient.fetchQuery(shopQuery()), day: today()}
  if (slug !== undefined) {
    const page = await ofCategory(paper, {queryClient, slug, productId})
    // An address can spell the path in many ways, such as with encoded letters.
    return page && {...page, isCanonical: url.pathname === prefix + paperPath('print', ...path)}
  }
  const page = await ofList(paper, {queryClient, keys: keys.filter((key) => key.length <= MAX_KEY)})
  return page && {...page, isCanonical: false}
}

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
  const ids = await queryClient.fetchQuery(idsQuery(slug))
  /** What was published a moment ago has its own address. */
  const codeOf = (id: string | null | undefined, path: string) =>
    pageAddress(paper.env.publicUrl, id ? shortPath(id) : path)
  const all = category.products.map((product): Printed => ({...product, category: slug, title}))
  if (productId !== undefined) {
    const product = all.find((each) => each.productId === productId)
    const id = ids.products.find((each) => each.productId === productId)?._id
    const address = codeOf(id, productPath(slug, productId))
    return product && tearSheetOf(paper, {product, address}, queryClient)
  }
  if (all.length === 0) return undefined
  const products = all.slice(0, MAX_OF_CATEGORY)
  return pageOf(
    title,
    <Catalogue
      {...paper}
      title={title}
      description={description}
      image={background ?? products[0]?.image ?? null}
      address={codeOf(ids.category, categoryPath(slug))}
      groups={[{title, products}]}
      wanted={all.length}
    />,
  )
}

async function tearSheetOf(
  paper: Paper,
  {product, address}: {product: Printed; address: string},
  queryClient: QueryClient,
) {
  const {category, productId, name} = product
  // A server that cannot name similar products now has the usual drawing of the size.
  const similar = await queryClient.fetchQuery(similarQuery(category, productId)).catch(() => undefined)
  const sheet = <TearSheet {...paper} product={product} address={address} outline={similar?.outline} />
  return pageOf(`${name} ${productId}`, sheet)
}

async function ofList(paper: Paper, {queryClient, keys}: {queryClient: QueryClient; keys: string[]}) {
  const wanted = keys.slice(0, MAX_ON_PAPER)
  const found = wanted.length > 0 ? await queryClient.fetchQuery(listedQuery(wanted)) : []
  const [first] = found
  if (!first) return undefined
  return pageOf(
    messages.catalogue,
    <Catalogue
      {...paper}
      title={messages.selection}
      description={null}
      image={first.image}
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
        <p className="how">{messages.howToPrint}</p>
        {content}
      </body>
    </html>,
  )
  const whole = html.replace('</head>', () => `<style>${STYLES}</style></head>`)
  return {html: `<!DOCTYPE html>${whole}`, styles: [STYLES]}
}
