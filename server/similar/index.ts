import {join} from 'node:path'
import type {ContentSource} from '../content/index.ts'
import type {ShopContext} from '../part.ts'
import {openSimilar, type Similar} from './similar.ts'

export {SIMILAR_PATH, type Similar} from './similar.ts'

/** Similar products, from the images of either lake. Their file is in the data folder. */
export function openShopSimilar(
  {config, report}: ShopContext,
  content: Pick<ContentSource, 'addresses' | 'fetch' | 'query'>,
): Similar {
  const {projectId, dataset} = config.content
  const images = `${content.addresses.imageBase}/${projectId}/${dataset}`
  return openSimilar({
    path: join(config.dataDir, 'similar.json'),
    query: (groq, params, signal) => content.query(groq, params, signal),
    fetchImage: (ref, signal) => content.fetch(new Request(addressOf(images, ref), {headers: WEBP, signal})),
    report,
  })
}

/** The format of the images that most browsers get, so that they are made once. */
const WEBP = {Accept: 'image/webp'}

/** The smallest width of an image that the pages request. @param ref `image-{hash}-{width}x{height}-{extension}` */
function addressOf(images: string, ref: string): URL {
  const [, name = '', extension = ''] = /^image-(.+)-([a-z]+)$/.exec(ref) ?? []
  return new URL(`${images}/${name}.${extension}?w=160&auto=format`, 'http://localhost')
}
