import {CATEGORIES, CATEGORY_SLUGS, type CategorySlug} from '../categories.ts'
import {member, WIDE, type RoomPicture} from './site.ts'

/** The picture of each category: the products in it (counted from 1), and the room around them in metres. */
const BACKDROPS: Readonly<
  Record<
    CategorySlug,
    {products: readonly [number, ...number[]]; wide: number; tone: string; pale?: boolean; y?: number}
  >
> = {
  fountain: {products: [5, 1], wide: 4.6, y: 1.1, tone: '#bda98e'},
  gazebo: {products: [5], wide: 9.5, y: 2.6, tone: '#c4a48c'},
  'buddha-statue': {products: [5], wide: 3.2, tone: '#b9bcae'},
  'wall-cladding': {products: [1], wide: 3, tone: '#a9a393'},
  temple: {products: [1, 2], wide: 4.2, tone: '#b3a48f', pale: true},
  'wall-mural': {products: [3, 5], wide: 4.8, tone: '#c9bba6'},
  'mural-display': {products: [3, 6], wide: 4.2, tone: '#cbbda8'},
  jalli: {products: [1, 4], wide: 4.2, tone: '#cfc6b8'},
  'marble-urli': {products: [10, 3], wide: 2.6, y: 0.52, tone: '#b3a48f', pale: true},
  'flower-pot': {products: [18, 3, 24], wide: 3.6, tone: '#c2b49c'},
  murti: {products: [2], wide: 3, tone: '#b48f78'},
  waterfall: {products: [1], wide: 4.8, y: 0.16, tone: '#b9bcae'},
  'lamp-post': {products: [7, 2], wide: 3.6, tone: '#a9a393'},
  'tulshi-pota': {products: [2, 4], wide: 3.2, tone: '#c4a48c'},
  'garden-banch': {products: [2], wide: 4.2, tone: '#c2b49c'},
  'garden-stepping': {products: [1], wide: 3, tone: '#b9bcae'},
  'stone-gate': {products: [3], wide: 9, y: 0.9, tone: '#c9bba6'},
  'column-design': {products: [1, 2], wide: 6.4, tone: '#cbbda8'},
  'tandur-stone': {products: [1], wide: 2.6, y: 0.75, tone: '#c2b49c'},
  'house-name-plate': {products: [1], wide: 1.6, tone: '#c9bba6'},
}

/** The twenty category backgrounds. */
export const backgrounds = CATEGORY_SLUGS.map((slug): RoomPicture => {
  const {products, wide, tone, pale = false, y = wide * 0.14} = BACKDROPS[slug]
  const gap = wide * 0.27
  return {
    ...WIDE,
    name: `background-${slug}`,
    alt: `${CATEGORIES.find((category) => category.slug === slug)?.title ?? slug} in a sunlit court`,
    members: products.map((product, index) =>
      member(
        slug,
        product,
        wide * 0.2 + (index - (products.length - 1) / 2) * gap,
        y + wide * 0.05 * (index % 2),
      ),
    ),
    // The left two fifths stay empty: the page shows the category's name and price there.
    view: {frame: [-wide / 2, wide / 2, 0, wide * 0.5], lens: 55, elevation: 4, azimuth: 3},
    tone,
    floor: 'kandla-grey',
    pale,
  }
})
