import type {Posture, Size} from './size.ts'

/** Outlines as points between 0,0 (left, top) and 100,100 (right, bottom). */
const BOX = '0,0 100,0 100,100 0,100'
const BOWL = '0,0 100,0 97,9 90,9 72,92 72,100 28,100 28,92 10,9 3,9'
const ROOF = '50,0 60,12 100,34 100,40 90,40 90,94 100,94 100,100 0,100 0,94 10,94 10,40 0,40 0,34 40,12'
const GAZEBO =
  '0,34 40,12 50,0 60,12 100,34 100,40 12,40 12,94 30,94 30,38 38,38 38,94 62,94 62,38 70,38 70,94 88,94 88,38 94,38 94,94 100,94 100,100 0,100 0,94 6,94 6,40 0,40'
const BENCH = '0,0 100,0 100,24 90,24 90,100 74,100 74,24 26,24 26,100 10,100 10,24 0,24'
const BENCH_WITH_BACK =
  '4,6 50,0 96,6 96,48 100,48 100,60 92,60 92,100 78,100 78,60 22,60 22,100 8,100 8,60 0,60 0,48 4,48'
const SEATED =
  '43,2 57,2 62,12 60,24 56,29 76,37 84,62 100,80 100,92 92,92 92,100 8,100 8,92 0,92 0,80 16,62 24,37 44,29 40,24 38,12'
const FOUNTAIN =
  '47,0 53,0 54,16 70,16 64,26 55,28 55,44 84,44 76,56 57,59 57,74 100,74 94,100 6,100 0,74 43,74 43,59 24,56 16,44 45,44 45,28 36,26 30,16 46,16'
const POST =
  '50,0 88,16 78,20 78,40 88,44 66,48 66,88 100,92 100,100 0,100 0,92 34,88 34,48 12,44 22,40 22,20 12,16'
const COLUMN = '0,0 100,0 100,4 82,9 76,12 76,88 82,91 100,94 100,100 0,100 0,94 18,91 24,88 24,12 18,9 0,4'
const PLANTER = '14,0 86,0 86,22 78,26 78,70 100,78 100,100 0,100 0,78 22,70 22,26 14,22'

/** By the address of the category. Other categories have a box. */
const OUTLINES = new Map([
  ['fountain', FOUNTAIN],
  ['gazebo', GAZEBO],
  ['temple', ROOF],
  ['buddha-statue', SEATED],
  ['flower-pot', BOWL],
  ['marble-urli', BOWL],
  ['lamp-post', POST],
  ['column-design', COLUMN],
  ['tulshi-pota', PLANTER],
])

/** Centimetres. A bench that is higher has a back. */
const SEAT = 60

/** The outline of a piece, as the server traced it in its image (`server/similar/outline.ts`). */
export interface Outline {
  /** In the same form as the simple outlines. */
  points: string
  /** Width of the piece in the image, divided by its height. */
  ratio: number
}

/** Pieces that one sees through, or that images show from above: a simple outline tells more than a traced one. */
const SIMPLE = new Set(['gazebo', 'garden-banch', 'garden-stepping', 'marble-urli'])
/**
 * Limits for the proportion of a piece in its image, divided by the proportion of its measures. Beyond them, the traced
 * outline is not drawn. A plant, or a view from above, makes a piece higher in its image. A piece that is measured at its
 * foot is wider there, because of its roof.
 */
const BEARABLE = {least: 0.74, most: 1.5}

/** The points of the traced outline of a piece, or else of a simple one for its category. */
export function outlineOf(category: string, {height, width = 0}: Size, traced: Outline | undefined): string {
  const stretched = traced && traced.ratio / (width / height)
  const isBearable = stretched && stretched >= BEARABLE.least && stretched <= BEARABLE.most
  return isBearable && !SIMPLE.has(category) ? traced.points : simpleOutline(category, height)
}

function simpleOutline(category: string, height: number): string {
  if (category === 'garden-banch') return height > SEAT ? BENCH_WITH_BACK : BENCH
  return OUTLINES.get(category) ?? BOX
}

/** By the address of the category. Products of other categories are upright. */
const POSTURES = new Map<string, Posture>([
  ['garden-stepping', 'flat'],
  ['marble-urli', 'low'],
])

export const postureOf = (category: string) => POSTURES.get(category)
