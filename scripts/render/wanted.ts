import {CATEGORIES, CATEGORY_SLUGS, itemIds, type CategorySlug} from '../seed/catalogue.ts'
import {designsOf, siteDesigns} from './parameters/index.ts'
import {CACHE, pictureOf, sitePictureOf} from './paths.ts'
import type {Scene} from './parameters/types.ts'

/** A picture the site needs, and how to make it. */
export interface WantedPicture {
  /** `fountain/FOU-001`, `site/hero-landscape`. */
  label: string
  master: string
  scene: Scene
  width: number
  height: number
}

/** Priced categories first: they are what people ask for. */
const EARLY: readonly CategorySlug[] = [
  'fountain',
  'gazebo',
  'buddha-statue',
  'tandur-stone',
  'wall-cladding',
]

/**
 * The pictures of a category, of one item, or of everything, most needed first.
 *
 * @throws RangeError naming the valid categories or ids
 */
export function wantedPictures({
  category,
  only,
  width,
}: {
  category?: string
  only?: string
  width: number
}): WantedPicture[] {
  if (category === 'site') return chosen(sitePictures(), only, 'site')
  if (category !== undefined) return chosen(productPictures(slugOf(category), width), only, category)
  if (only !== undefined) throw new RangeError('--only needs a category')
  const later = CATEGORY_SLUGS.filter((slug) => !EARLY.includes(slug))
  const products = [...EARLY, ...later].map((slug) => productPictures(slug, width))
  return [
    ...products.flatMap((pictures) => pictures.slice(0, 1)),
    ...sitePictures(),
    ...products.flatMap((pictures) => pictures.slice(1)),
  ]
}

const DRAFT_SHRINK = 0.4

/** The same picture for review only: small, in the cache, never among the masters. */
export function draftOf(picture: WantedPicture): WantedPicture {
  return {
    ...picture,
    master: `${CACHE}/drafts/${picture.label}.webp`,
    width: Math.round(picture.width * DRAFT_SHRINK),
    height: Math.round(picture.height * DRAFT_SHRINK),
  }
}

function slugOf(name: string): CategorySlug {
  const slug = CATEGORY_SLUGS.find((candidate) => candidate === name)
  if (!slug) throw new RangeError(`No category "${name}"; there are: ${CATEGORY_SLUGS.join(', ')}, and site`)
  return slug
}

function productPictures(category: CategorySlug, width: number): WantedPicture[] {
  return designsOf(category).map(({id, scene}) => ({
    label: `${category}/${id}`,
    master: pictureOf(category, id),
    scene,
    width,
    height: Math.round((width * 5) / 4),
  }))
}

function sitePictures(): WantedPicture[] {
  return siteDesigns().map(({name, scene, width, height}) => ({
    label: `site/${name}`,
    master: sitePictureOf(name),
    scene,
    width,
    height,
  }))
}

function chosen(pictures: WantedPicture[], only: string | undefined, category: string): WantedPicture[] {
  if (only === undefined) return pictures
  const picture = pictures.find(({label}) => label === `${category}/${only}`)
  if (picture) return [picture]
  const entry = CATEGORIES.find(({slug}) => slug === category)
  const ids = entry ? itemIds(entry) : pictures.map(({label}) => label.replace('site/', ''))
  throw new RangeError(`No picture "${only}" in ${category}; there are: ${ids.join(', ')}`)
}
