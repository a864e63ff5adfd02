import {queryOptions, type QueryClient} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {prefix} from '#messages/language'
import {categoryPath} from '../../contract/site/addresses.ts'
import type {KEPT_RESULT} from '../../schemas/generated/types.ts'
import {CARD, inOrder, SHOWN} from '../catalogue/product.queries.ts'
import {askForPersistence, copies} from '../device/secure.ts'
import type {Env} from '../../contract/site/env.ts'
import {ANY, LIST, LIST_PRODUCTS} from '../offline/device.ts'
import {followCopies} from '../offline/start-offline.ts'
import {keep, openWorker} from '../offline/worker-client.ts'
import {IMAGE} from '../image/image.queries.ts'
import {sizeImage} from '../image/image.ts'
import {groqFn} from '../data/sanity.ts'
import {enquiry} from './enquiry.ts'

/** Products by their keys, with all their images: what a device keeps of them. */
const KEPT = defineQuery(`*[${SHOWN} && (category->slug.current + "/" + productId) in $keys]{
  ${CARD}, "pictures": morePictures[defined(asset)]{${IMAGE}}
}`)

/** The enquiry list in this language. A list that was kept in another language stays as it is. */
const LIST_PAGE = `${prefix}/designs?view=list`

/** Milliseconds after a change of the list until the kept one is replaced. Visitors put several products on it in a row. */
const PAUSE_MS = 1000

/** The products of the list that this device keeps in this language for use without network. Null: it keeps none. */
export const keptQuery = () =>
  queryOptions({
    queryKey: ['kept'],
    queryFn: readKept,
    staleTime: Infinity,
  })

async function readKept(): Promise<KEPT_RESULT | null> {
  const list = await copies()?.open(LIST)
  if (!list) return null
  const stored = (await list.match(LIST_PAGE, ANY)) && (await list.match(LIST_PRODUCTS))
  return stored ? stored.json() : null
}

/**
 * Keeps the enquiry list, each category on it, and all images of each product, large: the visitor asked for it. From now
 * on the kept list follows the enquiry list.
 * @throws Error when something is missing, or the browser refuses a worker
 */
export async function keepList(client: QueryClient, env: Env): Promise<void> {
  askForPersistence().catch(() => undefined)
  await storeList(client, env)
  await followList(client, env)
}

/** Keeps the list as it is now. @throws Error as `keepList` does */
async function storeList(client: QueryClient, env: Env): Promise<void> {
  const keys = enquiry.read()
  const found = await client.fetchQuery({
    queryKey: ['kept-products', keys],
    queryFn: groqFn(KEPT, {keys}),
    staleTime: 0,
  })
  const products = inOrder(keys, found)
  const kept = await client.fetchQuery({...keptQuery(), staleTime: 0})
  if (JSON.stringify(kept) !== JSON.stringify(products)) {
    const worker = await openWorker()
    const list = {products, formats: await shownFormats(), ...partsOf(products, env)}
    if (!(await keep(worker, {list}))) throw new Error('The list could not be kept')
    await client.fetchQuery({...keptQuery(), staleTime: 0})
  }
}

/** The further images of a product on the kept list. Undefined for any other product. */
export async function keptImages(category: string, productId: string) {
  const kept = await readKept()
  return kept?.find((each) => each.category === category && each.productId === productId)?.pictures
}

/** Keeps no list any more. */
export async function dropList(client: QueryClient): Promise<void> {
  await keep(await openWorker(), {list: undefined})
  client.setQueryData(keptQuery().queryKey, null)
}

/** Formats of images that this browser shows, as far as it says so. Images of the first format are made ahead. */
async function shownFormats(): Promise<string> {
  const showsAvif = 'ImageDecoder' in globalThis && (await ImageDecoder.isTypeSupported('image/avif'))
  return showsAvif ? 'image/avif,image/webp,*/*' : 'image/webp,*/*'
}

/** Addresses of what the list needs without network. */
function partsOf(products: KEPT_RESULT, env: Env) {
  const categories = new Set(products.map(({category}) => prefix + categoryPath(category)))
  return {
    pages: [prefix || '/', LIST_PAGE, ...categories],
    pictures: products.flatMap(({image, pictures}) =>
      [image, ...(pictures ?? [])].flatMap((image) => (image && sizeImage(env, image)?.src) ?? []),
    ),
  }
}

let isFollowing = false

/** Replaces the kept list after each change of the enquiry list, and now when its products have changed since. */
export async function followList(client: QueryClient, env: Env): Promise<void> {
  await followCopies()
  if (isFollowing) return
  isFollowing = true
  const replace = async () => {
    if (!(await readKept())) return
    await (enquiry.read().length > 0 ? storeList(client, env) : dropList(client))
  }
  // Without network the kept list stays as it is until the next page.
  const attempt = () => void replace().catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  enquiry.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(attempt, PAUSE_MS)
  })
  addEventListener('online', attempt)
  attempt()
}
