import {deal, mm, spread} from './dice.ts'
import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

const URLI_FORMS = {
  lotus: 'with a lotus band',
  scallop: 'with scalloped rim',
  ribbed: 'finely ribbed',
  petals: 'with open petals',
  plain: 'with plain turned rim',
  octagon: 'cut as an octagon',
  rope: 'with rope moulding',
  beads: 'with beaded rim',
  footed: 'on a turned foot',
  pedestal: 'on a lotus pedestal',
  shell: 'fluted like a shell',
  square: 'cut square with round well',
  leaf: 'with carved leaf border',
  handles: 'with lug handles',
  tripod: 'on three feet',
  flower: 'cut as an eight-petalled flower',
} as const

const FORM_ORDER = [
  'lotus',
  'plain',
  'petals',
  'footed',
  'scallop',
  'octagon',
  'ribbed',
  'pedestal',
  'beads',
  'flower',
  'handles',
  'rope',
  'shell',
  'tripod',
  'leaf',
  'square',
] as const satisfies readonly (keyof typeof URLI_FORMS)[]

const URLI_STONES: readonly [StoneName, ...StoneName[]] = [
  'makrana-white',
  'cream-marble',
  'ambaji-veined',
  'udaipur-green',
  'makrana-white',
  'bansi-pink',
  'kadappa-black',
  'ambaji-veined',
]

const FLOWERS = {
  marigold: 'marigolds',
  rose: 'rose heads',
  lotus: 'lotus flowers',
  jasmine: 'jasmine',
  mixed: 'marigolds and roses',
  petals: 'loose rose petals',
  diya: 'floating diyas',
} as const

const FLOWER_ORDER = ['marigold', 'mixed', 'lotus', 'petals', 'rose', 'diya', 'jasmine'] as const

export function urli({index, dice}: RangePosition): FamilyDesign {
  const form = deal(index, 'urli', FORM_ORDER)
  const stone = deal(index, 'urli-stone', URLI_STONES)
  const flowers = deal(index, 'urli-flowers', FLOWER_ORDER)
  const radius = mm(spread(index, 'urli-radius', 0.26, 0.42))
  // Ribs want height: a ribbed urli is the deepest.
  const depth = mm(radius * (dice.between(0.42, 0.62) + (form === 'ribbed' ? 0.16 : 0)))
  const setting = {index, salt: 'urli', stone}
  return {
    title: `${stoneOf(stone).short} urli`,
    alt: `${capital(stoneOf(stone).short)} urli ${URLI_FORMS[form]}, water and ${FLOWERS[flowers]} in it`,
    facts: factsOf(stone, {
      size: sizeOf(2 * radius, depth),
      litres: 1000 * Math.PI * radius * radius * depth * 0.36,
    }),
    scene: {
      family: 'urli',
      stone,
      form: {
        form,
        radius,
        depth,
        flowers,
        flowerCount: Math.round(dice.between(6, 13)),
        petalCount: Math.round(dice.between(12, 22)),
      },
      set: index % 5 < 2 ? court(setting) : studio(setting),
      camera: camera(setting, {azimuth: [-20, 20], elevation: [15, 25], fill: 0.94}),
    },
  }
}
