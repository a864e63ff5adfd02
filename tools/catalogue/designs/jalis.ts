import {deal, mm} from './dice.ts'
import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

const JALI_PATTERNS = {
  khatam: 'eight-pointed stars',
  circles: 'interlaced circles',
  hexagons: 'hexagons',
  scales: 'fish scales',
  starhex: 'six-pointed stars',
  crosses: 'stars and crosses',
  diamonds: 'diamonds',
  octagons: 'octagons and squares',
  rosette: 'a central rosette',
  girih: 'ten-pointed girih stars',
  petals: 'four-petalled flowers',
  basket: 'basket weave',
  waves: 'flowing waves',
  leaves: 'a climbing vine',
  sunburst: 'a rising sun',
  triangles: 'triangles',
  arches: 'small arches',
  keys: 'stepped keys',
  lotus: 'lotus flowers',
  voronoi: 'free cells',
} as const

const PATTERN_ORDER = [
  'khatam',
  'circles',
  'hexagons',
  'petals',
  'rosette',
  'scales',
  'starhex',
  'waves',
  'octagons',
  'girih',
  'leaves',
  'crosses',
  'diamonds',
  'sunburst',
  'basket',
  'arches',
  'lotus',
  'keys',
  'triangles',
  'voronoi',
] as const

const JALI_OUTLINES = {
  portrait: 'panel',
  arched: 'panel with arched head',
  square: 'square panel',
  ogee: 'window with ogee head',
  tall: 'tall screen',
  round: 'round window',
  standing: 'screen on a plinth',
} as const

const OUTLINE_ORDER = [
  'portrait',
  'arched',
  'square',
  'tall',
  'portrait',
  'ogee',
  'standing',
  'round',
] as const
const STONES_USED: readonly [StoneName, ...StoneName[]] = [
  'bansi-pink',
  'makrana-white',
  'dholpur-beige',
  'karauli-red',
  'jaisalmer-yellow',
  'cream-marble',
  'kandla-grey',
  'ambaji-veined',
]

export function jali({index, dice}: RangePosition): FamilyDesign {
  const pattern = deal(index, 'jali', PATTERN_ORDER)
  const outline =
    pattern === 'rosette' || pattern === 'sunburst'
      ? dice.pick(['square', 'round', 'arched'])
      : deal(index, 'jali-outline', OUTLINE_ORDER)
  const stone = deal(index, 'jali-stone', STONES_USED)
  const setting = {index, salt: 'jali', stone}
  return {
    title: `${stoneOf(stone).short} jali`,
    alt: `${capital(stoneOf(stone).short)} jali ${JALI_OUTLINES[outline]} pierced with ${JALI_PATTERNS[pattern]}`,
    facts: factsOf(stone, {size: outline === 'tall' ? sizeOf(0.7, 1.4) : sizeOf(0.9, 1.15)}),
    scene: {
      family: 'jali',
      stone,
      form: {
        pattern,
        outline,
        cells: cellsOf(pattern, outline, dice.pick([4, 5, 6])),
        bar: mm(dice.between(0.013, 0.019)),
        border: mm(dice.between(0.06, 0.09)),
        bordered: dice.chance(0.5),
      },
      set: index % 3 === 1 ? studio(setting) : court(setting, false),
      camera: camera(setting, {azimuth: index % 2 ? [12, 26] : [-26, -12], elevation: [3, 7], fill: 0.9}),
    },
  }
}

/** Ten-pointed stars are the finest pattern: on a narrow panel, small stars would leave no openings. */
function cellsOf(pattern: string, outline: string, dealt: number): number {
  return pattern === 'girih' && outline === 'tall' ? Math.min(dealt, 4) : dealt
}
