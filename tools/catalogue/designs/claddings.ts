import {camera} from './settings.ts'
import {factsOf, stoneOf, type StoneName} from './stones.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

type Model = [title: string, pattern: CladdingPattern, stone: StoneName]

const CLADDINGS = {
  ledge: 'stacked ledgestone',
  rockface: 'rock-face ashlar',
  mosaic: 'three-dimensional mosaic',
  flutes: 'vertical flutes',
  hexagons: 'raised hexagons',
  herringbone: 'herringbone',
  rubble: 'random rubble',
  waves: 'carved waves',
  basket: 'basket weave',
  planks: 'long split-face planks',
  pebbles: 'pebbles',
  bricks: 'hand-cut bricks',
  chevron: 'chevron strips',
  pyramids: 'diamond points',
  scales: 'fish scales',
  rounds: 'turned bosses',
} as const

type CladdingPattern = keyof typeof CLADDINGS

const MODELS: readonly [Model, ...Model[]] = [
  ['Himachal Slate Ledgestone', 'ledge', 'slate'],
  ['Teakwood Rock-Face Ashlar', 'rockface', 'teakwood'],
  ['Dholpur Cube Mosaic', 'mosaic', 'dholpur-beige'],
  ['Makrana Fluted Panel', 'flutes', 'makrana-white'],
  ['Kota Raised Hexagon', 'hexagons', 'kota'],
  ['Tandur Yellow Herringbone', 'herringbone', 'tandur-yellow'],
  ['Kandla Random Rubble', 'rubble', 'kandla-grey'],
  ['Jaisalmer Carved Wave', 'waves', 'jaisalmer-yellow'],
  ['Teakwood Basket Weave', 'basket', 'teakwood'],
  ['Rainbow Long Plank', 'planks', 'rainbow'],
  ['Deccan Pebble Wall', 'pebbles', 'deccan-basalt'],
  ['Karauli Hand-Cut Brick', 'bricks', 'karauli-red'],
  ['Bansi Chevron Strip', 'chevron', 'bansi-pink'],
  ['Dholpur Diamond Point', 'pyramids', 'dholpur-beige'],
  ['Udaipur Green Fish Scale', 'scales', 'udaipur-green'],
  ['Cream Marble Turned Boss', 'rounds', 'cream-marble'],
  ['Rainbow Ledgestone', 'ledge', 'rainbow'],
  ['Deccan Basalt Rock-Face Ashlar', 'rockface', 'deccan-basalt'],
  ['Bansi Fluted Panel', 'flutes', 'bansi-pink'],
  ['Tandur Grey Cube Mosaic', 'mosaic', 'tandur-grey'],
  ['Jaisalmer Random Rubble', 'rubble', 'jaisalmer-yellow'],
  ['Kandla Carved Wave', 'waves', 'kandla-grey'],
  ['Black Granite Diamond Point', 'pyramids', 'kadappa-black'],
]

const SPLIT: ReadonlySet<CladdingPattern> = new Set(['ledge', 'rockface', 'rubble', 'planks', 'bricks'])

/** Finish of the patterns whose stone keeps its natural face; all others have the usual finish of their stone. */
function finishOf(pattern: CladdingPattern, stone: StoneName): string {
  if (pattern === 'pebbles') return 'Tumbled'
  return SPLIT.has(pattern) ? 'Split face' : stoneOf(stone).finish
}

export function cladding({index, dice}: RangePosition): FamilyDesign {
  const [title, pattern, stone] = MODELS[index % MODELS.length] ?? MODELS[0]
  const setting = {index, salt: 'cladding', stone}
  return {
    title: `${title} Cladding`,
    alt: `Wall cladding of ${stoneOf(stone).short} in ${CLADDINGS[pattern]}, in raking light`,
    facts: factsOf(stone, {
      finish: finishOf(pattern, stone),
      size: `${dice.pick([20, 25, 30])}–${dice.pick([40, 45, 50])} mm thick`,
    }),
    scene: {
      family: 'cladding',
      stone,
      form: {pattern, grain: dice.between(0.9, 1.15)},
      set: {kind: 'surface', tone: '#4a443c'},
      camera: camera(setting, {
        azimuth: index % 2 ? [10, 22] : [-22, -10],
        elevation: [0, 4],
        fill: 1.06,
        lens: 55,
      }),
    },
  }
}
