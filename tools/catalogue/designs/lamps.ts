import {deal, mm} from './dice.ts'
import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

/** Lanterns: description and height range in metres. */
const LAMPS = {
  jali: {text: 'lamp post with a pierced jali lantern', height: [1.15, 1.5]},
  toro: {text: 'Japanese toro lantern', height: [0.95, 1.2]},
  chhatri: {text: 'lamp post with a domed chhatri lantern', height: [1.2, 1.5]},
  deepstambha: {text: 'deepastambha, a pillar of oil lamps', height: [1.1, 1.5]},
  globe: {text: 'lamp post with a glass globe', height: [1.2, 1.6]},
  obelisk: {text: 'pierced obelisk lantern', height: [0.8, 1.1]},
  bollard: {text: 'garden bollard light with louvres', height: [0.6, 0.8]},
  yukimi: {text: 'low snow-viewing lantern on arched legs', height: [0.62, 0.75]},
  pagoda: {text: 'pagoda lantern with three roofs', height: [1.1, 1.4]},
  lotusbud: {text: 'lotus-bud lamp on a slim column', height: [1.0, 1.35]},
} as const

const ORDER = [
  'jali',
  'toro',
  'chhatri',
  'deepstambha',
  'globe',
  'obelisk',
  'bollard',
  'yukimi',
  'pagoda',
  'lotusbud',
] as const
const LAMP_STONES: readonly [StoneName, ...StoneName[]] = [
  'kandla-grey',
  'bansi-pink',
  'dholpur-beige',
  'deccan-basalt',
  'jaisalmer-yellow',
  'makrana-white',
  'karauli-red',
  'cream-marble',
]
const SHAFTS = ['fluted', 'plain', 'octagon', 'spiral', 'baluster', 'square'] as const

export function lamp({index, dice}: RangePosition): FamilyDesign {
  const kind = deal(index, 'lamp', ORDER)
  const stone = deal(index, 'lamp-stone', LAMP_STONES)
  const {text, height: range} = LAMPS[kind]
  const height = mm(dice.between(range[0], range[1]))
  const setting = {index, salt: 'lamp', stone}
  const set = index % 5 < 3 ? {...court(setting), key: 0.5} : studio(setting, 0.62)
  return {
    title: `${stoneOf(stone).short} ${text}`,
    alt: `${capital(stoneOf(stone).short)} ${text}, lit`,
    facts: factsOf(stone, {size: sizeOf(0.36, 0.36, height), litres: 1000 * height * 0.055}),
    scene: {
      family: 'lamp',
      stone,
      form: {
        kind,
        height,
        shaft: deal(index, 'lamp-shaft', SHAFTS),
        sides: dice.pick([4, 6, 8]),
        girth: mm(dice.between(0.88, 1.14)),
      },
      set,
      camera: camera(setting, {azimuth: [-20, 24], elevation: [4, 9], fill: 0.88}),
    },
  }
}
