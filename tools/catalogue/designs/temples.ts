import {deal, mm} from './dice.ts'
import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

const TEMPLE_ROOFS = {
  onion: 'an onion dome',
  shikhara: 'a curved shikhara',
  stepped: 'a stepped pyramid roof',
  triple: 'three small spires',
  bangla: 'a curved Bengal roof',
  flat: 'a flat roof with parapet',
  gopuram: 'a tiered gopuram',
  ribbed: 'a ribbed dome',
  twin: 'two corner domes',
} as const

const ROOF_ORDER = [
  'onion',
  'shikhara',
  'bangla',
  'stepped',
  'triple',
  'gopuram',
  'ribbed',
  'flat',
  'twin',
] as const
const BACKS = ['rays', 'lotus', 'jali', 'halo', 'plain', 'arch'] as const
const ARCHES = ['cusp', 'ogee', 'round', 'trefoil'] as const
const STONES_USED: readonly [StoneName, ...StoneName[]] = [
  'makrana-white',
  'bansi-pink',
  'cream-marble',
  'makrana-white',
  'ambaji-veined',
  'dholpur-beige',
  'makrana-white',
  'karauli-red',
  'jaisalmer-yellow',
]

export function temple({index, dice}: RangePosition): FamilyDesign {
  const roof = deal(index, 'temple', ROOF_ORDER)
  const stone = deal(index, 'temple-stone', STONES_USED)
  const pillars = dice.pick([2, 4, 4, 6])
  const width = mm(dice.between(0.62, 0.95))
  const setting = {index, salt: 'temple', stone}
  return {
    title: `${stoneOf(stone).short} home temple`,
    alt: `${capital(stoneOf(stone).short)} home temple with ${TEMPLE_ROOFS[roof]} on ${pillars} pillars, oil lamps lit`,
    facts: factsOf(stone, {size: sizeOf(width, width * 0.6, width * 1.7), litres: 1000 * width ** 3 * 0.32}),
    scene: {
      family: 'temple',
      stone,
      form: {
        roof,
        pillars,
        width,
        depth: mm(width * dice.between(0.54, 0.66)),
        pillar: mm(width * dice.between(0.68, 0.9)),
        back: deal(index, 'temple-back', BACKS),
        arch: deal(index, 'temple-arch', ARCHES),
        shaft: dice.pick(['fluted', 'plain', 'octagon', 'spiral']),
        base: dice.pick(['lotus', 'steps', 'moulded', 'drawers']),
        wings: index % 6 === 4,
      },
      set: index % 7 === 3 ? court(setting) : studio(setting),
      camera: camera(setting, {azimuth: [-20, 20], elevation: [4, 8], fill: 0.88}),
    },
  }
}
