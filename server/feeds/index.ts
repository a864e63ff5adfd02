import type {ContentSource} from '../content/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {openFeeds} from './feeds.ts'

/** Feeds of the shop's products, for advertising networks. */
export function openShopFeeds(
  {config, report}: ShopContext,
  {addresses, query}: Pick<ContentSource, 'addresses' | 'query'>,
): Part {
  const {publicUrl, storeCode} = config
  const {projectId, dataset} = config.content
  return openFeeds({
    publicUrl,
    pictures: new URL(`${addresses.imageBase}/${projectId}/${dataset}`, publicUrl).href,
    storeCode,
    query,
    report,
  })
}
