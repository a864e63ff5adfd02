import {deal, mm} from './dice.ts'
import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

const TULSI_FORMS = {
  niche: 'with arched niches on four sides',
  lotus: 'shaped as a lotus on a slender stem',
  panel: 'with carved lotus panels',
  octagon: 'on an octagonal shaft',
  pillars: 'on four small pillars',
  stepped: 'rising in steps',
  urn: 'shaped as a fluted urn on a stepped base',
  drum: 'with a round carved drum',
} as const

const ORDER = ['niche', 'lotus', 'panel', 'octagon', 'pillars', 'stepped', 'urn', 'drum'] as const
const STONES_USED: readonly [StoneName, ...StoneName[]] = [
  'makrana-white',
  'bansi-pink',
  'dholpur-beige',
  'karauli-red',
  'ambaji-veined',
  'kadappa-black',
  'jaisalmer-yellow',
]

export function tulsi({index, dice}: RangePosition): FamilyDesign {
  const form = deal(index, 'tulsi', ORDER)
  const stone = deal(index, 'tulsi-stone', STONES_USED)
  const height = mm(dice.between(0.72, 0.98))
  const width = mm(height * dice.between(0.56, 0.68))
  const setting = {index, salt: 'tulsi', stone}
  return {
    title: `${stoneOf(stone).short} tulsi planter`,
    alt: `${capital(stoneOf(stone).short)} tulsi planter ${TULSI_FORMS[form]}, with a tulsi plant`,
    facts: factsOf(stone, {size: sizeOf(width, width, height), litres: 1000 * width * width * height * 0.42}),
    scene: {
      family: 'tulsi',
      stone,
      form: {form, height, width, steps: 1 + (index % 3), count: Math.round(dice.between(10, 18))},
      set: index % 2 ? studio(setting) : court(setting),
      camera: camera(setting, {azimuth: [16, 38], elevation: [7, 13], fill: 0.88}),
    },
  }
}
