import {deal, mm} from './dice.ts'
import {camera, court, studio, wall} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

/** Sacred forms that can be carved with dignity: symbols, vessels, and one minimal, faceless Ganesha. */
const MURTIS = {
  ganesha: 'minimal Ganesha',
  shivling: 'shivling',
  om: 'Om medallion',
  lotus: 'lotus medallion',
  kalash: 'kalash with coconut and mango leaves',
  deepa: 'standing oil lamp',
  diya: 'lotus diya',
  niche: 'niche with a lotus and oil lamp',
  stele: 'Om stele with a lotus',
} as const

const ORDER = [
  'ganesha',
  'shivling',
  'kalash',
  'om',
  'deepa',
  'niche',
  'ganesha',
  'lotus',
  'diya',
  'shivling',
  'stele',
] as const
const STONES_USED: readonly [StoneName, ...StoneName[]] = [
  'makrana-white',
  'kadappa-black',
  'bansi-pink',
  'deccan-basalt',
  'cream-marble',
  'dholpur-beige',
  'udaipur-green',
  'ambaji-veined',
  'jaisalmer-yellow',
]
const HUNG: ReadonlySet<string> = new Set(['om', 'lotus', 'niche'])

/** Low products, which the camera sees from above. */
const FROM_ABOVE: ReadonlySet<string> = new Set(['diya'])

export function murti({index, dice}: RangePosition): FamilyDesign {
  const kind = deal(index, 'murti', ORDER)
  const indoors = index % 3 !== 1
  const dealt = deal(index, 'murti-stone', STONES_USED)
  // Polished black stone mirrors the studio lamps, and the mirror images hide the figure.
  const stone = kind === 'ganesha' && indoors && dealt === 'kadappa-black' ? 'dholpur-beige' : dealt
  const setting = {index, salt: 'murti', stone}
  const height = mm(dice.between(0.25, 0.6))
  const hung = HUNG.has(kind)
  return {
    title: `${stoneOf(stone).short} ${MURTIS[kind]}`,
    alt: `${capital(stoneOf(stone).short)} ${MURTIS[kind]}`,
    facts: factsOf(stone, {size: sizeOf(height * 0.8, height), litres: 1000 * height ** 3 * 0.25}),
    scene: {
      family: 'murti',
      stone,
      form: {
        kind,
        variant: Math.floor(index / ORDER.length),
        seat: deal(index, 'murti-seat', ['lotus', 'block', 'steps', 'drum']),
        count: Math.round(dice.between(10, 18)),
        girth: mm(dice.between(0.92, 1.08)),
      },
      set: hung ? wall(setting) : indoors ? studio(setting) : court(setting),
      camera: camera(
        setting,
        hung
          ? {azimuth: [-14, 14], elevation: [-2, 4], fill: 0.9, lens: 70}
          : {azimuth: [-18, 18], elevation: FROM_ABOVE.has(kind) ? [24, 32] : [4, 9], fill: 0.92},
      ),
    },
  }
}
