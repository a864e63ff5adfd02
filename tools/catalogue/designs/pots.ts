import {deal, mm, spread} from './dice.ts'
import {camera, studioOrCourt} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {Dice, FamilyDesign, RangePosition} from './types.ts'

/** Silhouettes: trade name, radius and height in metres, and whether they can be carved. */
const PROFILES = {
  baluster: {name: 'baluster planter', radius: [0.2, 0.26], slender: [1.6, 2.0]},
  bowl: {name: 'footed bowl planter', radius: [0.27, 0.36], slender: [0.7, 0.85]},
  taper: {name: 'collared planter', radius: [0.2, 0.26], slender: [1.5, 1.9]},
  urn: {name: 'campana urn', radius: [0.22, 0.28], slender: [2.2, 2.7]},
  cylinder: {name: 'drum planter', radius: [0.21, 0.28], slender: [1.5, 1.9]},
  obelisk: {name: 'tall square planter', radius: [0.19, 0.24], slender: [2.0, 2.7]},
  lotus: {name: 'lotus planter', radius: [0.24, 0.31], slender: [1.2, 1.5]},
  matka: {name: 'matka pot', radius: [0.24, 0.3], slender: [1.5, 1.75]},
  amphora: {name: 'amphora', radius: [0.21, 0.26], slender: [2.3, 2.8]},
  tulip: {name: 'tulip vase planter', radius: [0.22, 0.27], slender: [1.9, 2.3]},
  krater: {name: 'wide-lipped krater', radius: [0.25, 0.3], slender: [1.4, 1.7]},
  egg: {name: 'egg planter', radius: [0.22, 0.27], slender: [1.8, 2.1]},
  trough: {name: 'low drum planter', radius: [0.3, 0.38], slender: [0.7, 0.85]},
  goblet: {name: 'goblet planter', radius: [0.24, 0.29], slender: [2.2, 2.6]},
  tazza: {name: 'tazza on a tall stem', radius: [0.3, 0.36], slender: [1.5, 1.8]},
  bell: {name: 'bell planter', radius: [0.23, 0.28], slender: [1.6, 1.9]},
  hourglass: {name: 'hourglass planter', radius: [0.2, 0.25], slender: [2.1, 2.6]},
  bottle: {name: 'necked vase', radius: [0.22, 0.27], slender: [2.3, 2.7]},
  cube: {name: 'square box planter', radius: [0.23, 0.29], slender: [1.55, 1.75]},
  ghada: {name: 'low-shouldered ghada', radius: [0.28, 0.34], slender: [1.0, 1.2]},
  barrel: {name: 'barrel planter', radius: [0.23, 0.28], slender: [1.6, 1.9]},
  tiered: {name: 'ringed planter', radius: [0.22, 0.27], slender: [1.5, 1.8]},
  pillar: {name: 'pillar planter', radius: [0.17, 0.21], slender: [3.2, 3.9]},
  saucer: {name: 'shallow dish planter', radius: [0.34, 0.4], slender: [0.42, 0.52]},
} as const satisfies Record<
  string,
  {name: string; radius: readonly [number, number]; slender: readonly [number, number]}
>

export type PotProfile = keyof typeof PROFILES

const SILHOUETTES = [
  'baluster',
  'bowl',
  'taper',
  'urn',
  'cylinder',
  'obelisk',
  'lotus',
  'matka',
  'amphora',
  'tulip',
  'krater',
  'egg',
  'trough',
  'goblet',
  'tazza',
  'bell',
  'hourglass',
  'bottle',
  'cube',
  'ghada',
  'barrel',
  'tiered',
  'pillar',
  'saucer',
] as const satisfies readonly PotProfile[]

const CARVINGS = {
  plain: '',
  flutes: 'fluted',
  lotus: 'with a lotus band',
  gadroon: 'with gadrooned base',
  lattice: 'with lattice carving',
  spiral: 'with spiral flutes',
  scallop: 'scalloped',
  rings: 'with turned rings',
  rosettes: 'with a frieze of rosettes',
  weave: 'with basket weave',
  leaves: 'with tall carved leaves',
  diamonds: 'with diamond facets',
  rope: 'with rope mouldings',
  tooled: 'with tooled face',
  petals: 'with overlapping petals',
  waves: 'with a wave band',
} as const

type Carving = keyof typeof CARVINGS

/** Plants that suit each silhouette and do not hide its outline. */
const ROUND_CARVINGS = [
  'flutes',
  'lotus',
  'plain',
  'gadroon',
  'spiral',
  'rosettes',
  'leaves',
  'lattice',
  'rope',
  'petals',
  'scallop',
  'waves',
  'diamonds',
  'rings',
  'tooled',
  'weave',
] as const satisfies readonly Carving[]
const SQUARE_CARVINGS = [
  'plain',
  'tooled',
  'rosettes',
  'rings',
  'lattice',
] as const satisfies readonly Carving[]

const PLANTS = {
  agave: 'an agave',
  ball: 'clipped box',
  fern: 'ferns',
  palm: 'an areca palm',
  bougainvillea: 'bougainvillea',
  snake: 'snake plants',
  jasmine: 'jasmine',
  grass: 'fountain grass',
  topiary: 'a clipped standard',
  frangipani: 'a young frangipani',
} as const

const PLANT_ORDER = [
  'agave',
  'ball',
  'none',
  'fern',
  'palm',
  'bougainvillea',
  'none',
  'snake',
  'jasmine',
  'grass',
  'none',
  'topiary',
  'frangipani',
] as const

const POT_STONES: readonly [StoneName, ...StoneName[]] = [
  'bansi-pink',
  'makrana-white',
  'dholpur-beige',
  'deccan-basalt',
  'jaisalmer-yellow',
  'karauli-red',
  'ambaji-veined',
  'kandla-grey',
  'teakwood',
  'cream-marble',
  'kadappa-black',
  'rainbow',
  'udaipur-green',
  'steel-grey',
]

/** Banded and crystalline stones stay plain, because they would hide a carving. */
const BUSY: ReadonlySet<StoneName> = new Set([
  'teakwood',
  'rainbow',
  'udaipur-green',
  'steel-grey',
  'kadappa-black',
])

export function pot({index, dice}: RangePosition): FamilyDesign {
  const profile = deal(index, 'pot', SILHOUETTES)
  const {name, radius, slender} = PROFILES[profile]
  const stone = deal(index, 'pot-stone', POT_STONES)
  const square = profile === 'obelisk' || profile === 'cube'
  const carving = carvingOf(index, stone, profile, square)
  const plan = square
    ? 4
    : profile === 'pillar'
      ? dice.pick([0, 6, 8])
      : profile === 'taper' || profile === 'bell'
        ? dice.pick([0, 0, 8, 6])
        : 0
  const plant = plantOf(profile, index, dice)
  const r = mm(spread(index, 'pot-radius', radius[0], radius[1]))
  const height = mm(r * dice.between(slender[0], slender[1]))
  const setting = {index, salt: 'pot', stone}
  return {
    title: `${stoneOf(stone).short} ${name}`,
    alt: [
      `${capital(name)} in ${stoneOf(stone).short}`,
      CARVINGS[carving],
      plant === 'none' ? '' : `planted with ${PLANTS[plant]}`,
    ]
      .filter(Boolean)
      .join(', '),
    facts: factsOf(stone, {size: sizeOf(2 * r, height), litres: 1000 * Math.PI * r * r * height * 0.34}),
    scene: {
      family: 'pot',
      stone,
      form: {profile, radius: r, height, carving, plan, count: Math.round(dice.between(12, 30)), plant},
      set: studioOrCourt(setting),
      camera: camera(setting, {
        azimuth: [-22, 22],
        elevation: [6, profile === 'saucer' || profile === 'bowl' ? 17 : 12],
        fill: 0.93,
      }),
    },
  }
}

/** Vases with a neck are empty or hold grasses; shallow dishes hold plants with shallow roots. */
function plantOf(profile: PotProfile, index: number, dice: Dice): keyof typeof PLANTS | 'none' {
  if (profile === 'bottle' || profile === 'amphora') return dice.pick(['none', 'none', 'grass'])
  if (profile === 'saucer' || profile === 'trough')
    return dice.pick(['agave', 'fern', 'none', 'snake', 'frangipani', 'jasmine'])
  return deal(index, 'pot-plant', PLANT_ORDER)
}

function carvingOf(index: number, stone: StoneName, profile: PotProfile, square: boolean): Carving {
  if (profile === 'tiered') return 'rings'
  if (BUSY.has(stone)) return index % 2 ? 'plain' : 'flutes'
  if (square) return deal(index, 'pot-square', SQUARE_CARVINGS)
  return profile === 'lotus' ? 'petals' : deal(index, 'pot-carving', ROUND_CARVINGS)
}
