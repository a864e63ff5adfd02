import {deal, mm, spread} from './dice.ts'
import {camera, court, garden, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

const BENCH_LEGS = {
  scroll: 'scroll legs',
  block: 'block legs',
  trestle: 'cross trestles',
  baluster: 'turned baluster legs',
  lotus: 'lotus-carved legs',
  cabriole: 'curved legs',
  drum: 'drum legs',
  pier: 'stepped piers',
} as const

const BENCH_BACKS = {
  none: 'backless',
  arcade: 'with an arcaded back',
  jali: 'with a pierced jali back',
  crest: 'with a scrolled crest',
  slats: 'with a slatted back',
  panel: 'with a carved lotus back',
  ogee: 'with a low ogee back',
} as const

const LEG_ORDER = ['scroll', 'block', 'baluster', 'trestle', 'lotus', 'cabriole', 'drum', 'pier'] as const
const BACK_ORDER = ['none', 'arcade', 'none', 'jali', 'crest', 'none', 'panel', 'slats', 'ogee'] as const
const STONES_USED: readonly [StoneName, ...StoneName[]] = [
  'bansi-pink',
  'kandla-grey',
  'dholpur-beige',
  'makrana-white',
  'teakwood',
  'karauli-red',
  'jaisalmer-yellow',
  'deccan-basalt',
  'kota',
  'cream-marble',
]

export function bench({index, dice}: RangePosition): FamilyDesign {
  const legs = deal(index, 'bench-legs', LEG_ORDER)
  const back = deal(index, 'bench-back', BACK_ORDER)
  const curved = back === 'none' && index % 3 === 0
  const stone = deal(index, 'bench-stone', STONES_USED)
  const arms = back !== 'none' && dice.chance(0.5)
  const length = mm(spread(index, 'bench', 1.1, 1.65))
  const setting = {index, salt: 'bench', stone}
  // Pictures of gardens are slow to render and heavy to store, so most benches stand in the court.
  const set = index % 8 === 3 ? garden(setting) : index % 3 === 2 ? studio(setting) : court(setting)
  return {
    title: `${stoneOf(stone).short} bench`,
    alt: `${capital(stoneOf(stone).short)} garden bench, ${curved ? 'curved and ' : ''}${BENCH_BACKS[back]}, on ${BENCH_LEGS[legs]}`,
    facts: factsOf(stone, {
      size: sizeOf(length, 0.45, back === 'none' ? 0.46 : 0.92),
      litres: 1000 * length * (back === 'none' ? 0.075 : 0.12),
    }),
    scene: {
      family: 'bench',
      stone,
      form: {
        legs,
        back,
        curved,
        arms,
        length,
        depth: mm(dice.between(0.4, 0.48)),
        thickness: mm(dice.between(0.07, 0.1)),
        edge: dice.pick(['round', 'square', 'moulded']),
      },
      set,
      camera: camera(setting, {
        azimuth: index % 2 ? [14, 34] : [-34, -14],
        elevation: [9, 15],
        fill: 0.9,
        lens: 66,
      }),
    },
  }
}
