import {CATEGORIES, CATEGORY_SLUGS, type CategorySlug} from '../categories.ts'
import {member, WIDE, type RoomPicture} from './site.ts'

/** What stands in a category's own picture: item numbers, size of the room, how far aside. */
const BACKDROPS: Readonly<
  Record<
    CategorySlug,
    {items: readonly [number, ...number[]]; wide: number; tone: string; pale?: boolean; y?: number}
  >
> = {
  fountain: {items: [5, 1], wide: 4.6, y: 1.1, tone: '#bda98e'},
  gazebo: {items: [5], wide: 9.5, y: 2.6, tone: '#c4a48c'},
  'buddha-statue': {items: [5], wide: 3.2, tone: '#b9bcae'},
  'wall-cladding': {items: [1], wide: 3, tone: '#a9a393'},
  temple: {items: [1, 2], wide: 4.2, tone: '#b3a48f', pale: true},
  'wall-mural': {items: [3, 5], wide: 4.8, tone: '#c9bba6'},
  'mural-display': {items: [3, 6], wide: 4.2, tone: '#cbbda8'},
  jalli: {items: [1, 4], wide: 4.2, tone: '#cfc6b8'},
  'marble-urli': {items: [10, 3], wide: 2.6, y: 0.52, tone: '#b3a48f', pale: true},
  'flower-pot': {items: [18, 3, 24], wide: 3.6, tone: '#c2b49c'},
  murti: {items: [2], wide: 3, tone: '#b48f78'},
  waterfall: {items: [1], wide: 4.8, y: 0.16, tone: '#b9bcae'},
  'lamp-post': {items: [7, 2], wide: 3.6, tone: '#a9a393'},
  'tulshi-pota': {items: [2, 4], wide: 3.2, tone: '#c4a48c'},
  'garden-banch': {items: [2], wide: 4.2, tone: '#c2b49c'},
  'garden-stepping': {items: [1], wide: 3, tone: '#b9bcae'},
  'stone-gate': {items: [3], wide: 9, y: 0.9, tone: '#c9bba6'},
  'column-design': {items: [1, 2], wide: 6.4, tone: '#cbbda8'},
  'tandur-stone': {items: [1], wide: 2.6, y: 0.75, tone: '#c2b49c'},
  'house-name-plate': {items: [1], wide: 1.6, tone: '#c9bba6'},
}

/** The twenty category backgrounds. */
export const backgrounds = CATEGORY_SLUGS.map((slug): RoomPicture => {
  const {items, wide, tone, pale = false, y = wide * 0.14} = BACKDROPS[slug]
  const gap = wide * 0.27
  return {
    ...WIDE,
    name: `background-${slug}`,
    alt: `${CATEGORIES.find((category) => category.slug === slug)?.title ?? slug} in a sunlit court`,
    members: items.map((item, index) =>
      member(slug, item, wide * 0.2 + (index - (items.length - 1) / 2) * gap, y + wide * 0.05 * (index % 2)),
    ),
    // The left two fifths stay empty wall: the category's name and price stand there.
    view: {frame: [-wide / 2, wide / 2, 0, wide * 0.5], lens: 55, elevation: 4, azimuth: 3},
    tone,
    floor: 'kandla-grey',
    pale,
  }
})
