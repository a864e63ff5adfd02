import {deal, mm} from './dice.ts'
import {camera, garden, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {article, capital} from './text.ts'
import type {Form, FamilyDesign, RangePosition} from './types.ts'

interface TandurModel {
  title: string
  alt: string
  stone: StoneName
  finishes: string
  form: Form
}

const TANDUR: readonly [TandurModel, ...TandurModel[]] = [
  {
    title: 'Tandur Yellow Limestone Slabs',
    alt: 'Stack of yellow Tandur limestone slabs with two finishes leaning behind',
    stone: 'tandur-yellow',
    finishes: 'Available natural, honed, leather, polished and shot-blasted',
    form: {arrangement: 'stack', second: 'tandur-grey'},
  },
  {
    title: 'Tandur Grey Limestone Paving',
    alt: 'Grey Tandur limestone paving tiles laid in a grid, two more leaning behind',
    stone: 'tandur-grey',
    finishes: 'Available natural, honed, polished, river-washed and brushed',
    form: {arrangement: 'grid', second: 'tandur-grey'},
  },
  {
    title: 'Tandur Mixed Slabs and Steps',
    alt: 'Yellow and grey Tandur limestone slabs laid as steps',
    stone: 'tandur-yellow',
    finishes: 'Available natural, honed, leather, flamed and bull-nosed',
    form: {arrangement: 'steps', second: 'tandur-grey'},
  },
]

export function tandur({index}: RangePosition): FamilyDesign {
  const model = TANDUR[index % TANDUR.length] ?? TANDUR[0]
  const setting = {index, salt: 'tandur', stone: model.stone}
  return {
    title: model.title,
    alt: model.alt,
    facts: factsOf(model.stone, {
      finish: 'Natural cleft, honed or polished',
      size: '60 × 60 cm, 25–40 mm thick',
    }),
    specialNote: model.finishes,
    scene: {
      family: 'tandur',
      stone: model.stone,
      form: model.form,
      set: studio(setting),
      camera: camera(setting, {azimuth: [18, 26], elevation: [15, 22], fill: 0.94}),
    },
  }
}

const STEPPING_SHAPES = {
  irregular: 'irregular slab',
  round: 'round',
  rectangle: 'rectangular slab',
  hexagon: 'hexagon',
  leaf: 'leaf',
  square: 'square',
  octagon: 'octagon',
  flower: 'flower',
  petal: 'petal',
  plank: 'long plank',
  pebble: 'oval',
  drop: 'teardrop',
  log: 'ringed round',
  fan: 'fan',
} as const

const STEPPING_CARVINGS = {
  plain: '',
  rings: 'carved with rings',
  mandala: 'carved with a mandala',
  lotus: 'carved with a lotus',
  sun: 'carved with a sun',
  veins: 'carved with leaf veins',
  border: 'with a chiselled border',
} as const

const SHAPE_ORDER = [
  'irregular',
  'round',
  'rectangle',
  'leaf',
  'hexagon',
  'flower',
  'plank',
  'square',
  'pebble',
  'octagon',
  'log',
  'petal',
  'fan',
  'drop',
] as const
const LAYOUTS = ['path', 'curve', 'close', 'pair', 'diagonal'] as const
const GROUNDS = ['gravel', 'grass', 'gravel', 'sand', 'pebbles', 'gravel', 'grass'] as const
const STONES_USED: readonly [StoneName, ...StoneName[]] = [
  'kota',
  'slate',
  'tandur-yellow',
  'kandla-grey',
  'bansi-pink',
  'deccan-basalt',
  'tandur-grey',
  'dholpur-beige',
  'karauli-red',
]

type SteppingShape = keyof typeof STEPPING_SHAPES
type SteppingCarving = keyof typeof STEPPING_CARVINGS

function steppingCarving(shape: SteppingShape, index: number): SteppingCarving {
  if (shape === 'leaf') return 'veins'
  if (shape === 'log') return 'rings'
  if (shape === 'round' || shape === 'octagon' || shape === 'flower')
    return deal(index, 'stepping-carving', ['mandala', 'lotus', 'rings', 'sun', 'plain'])
  return shape === 'square'
    ? deal(index, 'stepping-square', ['border', 'lotus', 'mandala', 'plain'])
    : 'plain'
}

export function stepping({index, dice}: RangePosition): FamilyDesign {
  const shape = deal(index, 'stepping', SHAPE_ORDER)
  const carving = steppingCarving(shape, index)
  const ground = deal(index, 'stepping-ground', GROUNDS)
  const dealt = deal(index, 'stepping-stone', STONES_USED)
  // Pale stone disappears on sand.
  const stone =
    ground === 'sand' && (dealt === 'dholpur-beige' || dealt === 'tandur-yellow') ? 'slate' : dealt
  const layout = deal(index, 'stepping-layout', LAYOUTS)
  const setting = {index, salt: 'stepping', stone}
  return {
    title: `${stoneOf(stone).short} stepping stone`,
    alt: [
      `${capital(stoneOf(stone).short)} stepping stones, each ${article(STEPPING_SHAPES[shape])}`,
      STEPPING_CARVINGS[carving],
      `laid in ${ground}`,
    ]
      .filter(Boolean)
      .join(', '),
    facts: factsOf(stone, {size: sizeOf(0.5, 0.45, 0.05), litres: 9}),
    scene: {
      family: 'stepping',
      stone,
      form: {
        shape,
        carving,
        ground,
        layout,
        size: mm(dice.between(0.44, 0.56)),
        thickness: mm(dice.between(0.04, 0.06)),
      },
      // The family has its own ground, so the renderer adds no setting.
      set: {...garden(setting), kind: 'surface'},
      camera: camera(setting, {azimuth: [-14, 14], elevation: [24, 36], fill: 0.98, lens: 48}),
    },
  }
}
