import {readCategories} from '../../../scripts/seed/data.ts'
import {PlainError} from '../../../scripts/terminal/terminal.ts'
import {designsOf, siteDesigns, type Scene} from './designs.ts'
import {CACHE, pictureOf, sitePictureOf} from './paths.ts'

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
const EARLY = ['fountain', 'gazebo', 'buddha-statue', 'tandur-stone', 'wall-cladding']

/** The names of the categories, in the shop's order. */
export const categoryNames = () => readCategories().map(({slug}) => slug)

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
  if (category !== undefined) return chosen(productPictures(known(category), width), only, category)
  if (only !== undefined)
    throw new PlainError(
      '--only needs a category, as in: node tools/catalogue/render.ts fountain --only FOU-003',
    )
  const later = categoryNames().filter((slug) => !EARLY.includes(slug))
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

function known(name: string): string {
  const names = categoryNames()
  if (names.includes(name)) return name
  throw new PlainError(`There is no category "${name}". There are: ${names.join(', ')}, site.`)
}

function productPictures(category: string, width: number): WantedPicture[] {
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
  const ids = pictures.map(({label}) => label.replace(`${category}/`, ''))
  throw new PlainError(`There is no picture "${only}" in ${category}. There are: ${ids.join(', ')}.`)
}
