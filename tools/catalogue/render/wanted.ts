import {CATEGORIES, CATEGORY_SLUGS, productIds, type CategorySlug} from '../categories.ts'
import {designsOf, siteDesigns} from '../designs/designs.ts'
import {PlainError} from '../../../scripts/terminal/terminal.ts'
import {CACHE, pictureOf, sitePictureOf} from './paths.ts'
import type {Scene} from '../designs/types.ts'

/** A picture that the site needs, and how it is rendered. */
export interface WantedPicture {
  /** Such as `fountain/FOU-001` or `site/hero-landscape`. */
  label: string
  master: string
  scene: Scene
  width: number
  height: number
}

/** Categories whose pictures come first: most visitors look at priced products. */
const EARLY: readonly CategorySlug[] = [
  'fountain',
  'gazebo',
  'buddha-statue',
  'tandur-stone',
  'wall-cladding',
]

/**
 * The pictures of a category, one picture of it, or all pictures, the most important ones first.
 * @throws PlainError with the valid names when the category or the id is unknown
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
  if (only !== undefined)
    throw new PlainError('--only needs a category, as in: npm run render -- fountain --only FOU-003')
  const later = CATEGORY_SLUGS.filter((slug) => !EARLY.includes(slug))
  const products = [...EARLY, ...later].map((slug) => productPictures(slug, width))
  return [
    ...products.flatMap((pictures) => pictures.slice(0, 1)),
    ...sitePictures(),
    ...products.flatMap((pictures) => pictures.slice(1)),
  ]
}

/** Width of a draft, as a share of the master's. */
const DRAFT_SHRINK = 0.4

/** The same picture for review: small, and in the cache instead of among the masters. */
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
  if (!slug)
    throw new PlainError(`There is no category "${name}". There are: ${CATEGORY_SLUGS.join(', ')}, site.`)
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
  const ids = entry ? productIds(entry) : pictures.map(({label}) => label.replace('site/', ''))
  throw new PlainError(`There is no picture "${only}" in ${category}. There are: ${ids.join(', ')}.`)
}
