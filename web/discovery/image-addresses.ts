import {defineQuery} from 'groq'
import type {PICTURES_RESULT} from '../../schemas/generated/types.ts'
import type {Env} from '../../contract/site/env.ts'
import {IMAGE} from '../image/image.queries.ts'
import {sizeImage, type ImageSource} from '../image/image.ts'

export const PICTURES = defineQuery(`{
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    heroPortrait{${IMAGE}}, heroLandscape{${IMAGE}}, collage{${IMAGE}}, carousel[]{${IMAGE}}, showroom[]{${IMAGE}}
  },
  "backgrounds": *[_type == "category" && defined(slug.current)] | order(orderRank asc).background{${IMAGE}},
  "products": *[_type == "product" && defined(productId) && defined(name) && defined(image.asset) && defined(category->slug.current)]
    | order(category->orderRank asc, orderRank asc, productId asc){
      image{${IMAGE}}, "more": morePictures[defined(asset)]{${IMAGE}}
    },
  "avatars": *[_type == "testimonial" && defined(content)].avatar{${IMAGE}}
}`)

/** Proportions in which pages show each kind of image. 0: the image's own. */
const RATIOS = {
  portrait: [9 / 16],
  landscape: [16 / 9],
  whole: [0],
  strip: [16 / 9, 4 / 5, 4 / 3],
  background: [4 / 5, 16 / 9],
  product: [4 / 5, 0],
  avatar: [1],
}

/**
 * The addresses of all images that pages show, in every width that they offer. The images that most visitors see
 * first come first: home, then the categories, then their products.
 */
export function imageAddresses(env: Env, {site, backgrounds, products, avatars}: PICTURES_RESULT): string[] {
  const of = (images: (ImageSource | null | undefined)[] | null | undefined, ratios: number[]) =>
    (images ?? []).flatMap((image) =>
      ratios.flatMap(
        (ratio) => (image && sizeImage(env, image, ratio || undefined)?.srcSet.split(', ')) ?? [],
      ),
    )
  const all = [
    ...of([site?.heroPortrait], RATIOS.portrait),
    ...of([site?.heroLandscape], RATIOS.landscape),
    ...of(backgrounds, RATIOS.background),
    ...of([site?.collage], RATIOS.whole),
    ...of(site?.carousel, RATIOS.strip),
    ...of(site?.showroom, RATIOS.strip),
    ...of(avatars, RATIOS.avatar),
    ...products.flatMap(({image, more}) => of([image, ...(more ?? [])], RATIOS.product)),
  ]
  return [...new Set(all.map((each) => each.slice(0, each.lastIndexOf(' '))))]
}
