import {deal, mm} from './dice.ts'
import {camera, court, studio, wall} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition} from './types.ts'

const MOTIFS = {
  tree: 'a tree of life',
  mandala: 'a mandala',
  pond: 'a lotus pond',
  vase: 'a flowering vase under a cusped arch',
  peacock: 'a peacock with spread feathers',
  scroll: 'a scrolling vine',
  elephants: 'a procession of elephants',
  sun: 'a radiant sun',
  cranes: 'cranes among reeds',
  ferns: 'unfurling ferns',
  paisley: 'paisleys',
  arcade: 'an arcade of niches',
  wheel: 'a chariot wheel',
  koi: 'two koi in rippled water',
  bamboo: 'bamboo',
  palms: 'palm fronds',
  star: 'an interlaced star',
  kolam: 'a kolam knot',
  banana: 'broad banana leaves',
  waves: 'rolling waves',
  hills: 'hills under a moon',
  lattice: 'flowers in a diamond lattice',
} as const

const MOTIF_ORDER = [
  'tree',
  'mandala',
  'peacock',
  'pond',
  'vase',
  'palms',
  'wheel',
  'cranes',
  'scroll',
  'sun',
  'elephants',
  'bamboo',
  'star',
  'ferns',
  'arcade',
  'banana',
  'paisley',
  'waves',
  'kolam',
  'hills',
  'lattice',
  'koi',
] as const

const MURAL_OUTLINES = {
  portrait: [0.9, 1.12],
  square: [1, 1],
  landscape: [1.2, 0.9],
  tall: [0.72, 1.2],
  arched: [0.9, 1.18],
  round: [1, 1],
} as const

const OUTLINE_ORDER = ['portrait', 'square', 'landscape', 'portrait', 'tall', 'arched', 'round'] as const
const FRAMES = ['beads', 'plain', 'leaves', 'rope', 'none', 'stepped'] as const
const STONES_USED: readonly [StoneName, ...StoneName[]] = [
  'dholpur-beige',
  'bansi-pink',
  'makrana-white',
  'teakwood',
  'karauli-red',
  'jaisalmer-yellow',
  'kandla-grey',
  'cream-marble',
  'deccan-basalt',
]

const SHALLOW: ReadonlySet<string> = new Set(['koi', 'hills', 'cranes', 'arcade', 'waves', 'scroll', 'ferns'])

export function wallMural(position: RangePosition): FamilyDesign {
  return mural(position, 'wall-mural', false)
}

/** The same carving on a free-standing slab with a stone foot, for halls and gardens. */
export function muralDisplay(position: RangePosition): FamilyDesign {
  return mural(position, 'mural-display', true)
}

function mural({index, dice}: RangePosition, salt: string, standing: boolean): FamilyDesign {
  const motif = deal(index, salt, MOTIF_ORDER)
  const round =
    motif === 'mandala' || motif === 'wheel' || motif === 'sun' || motif === 'star' || motif === 'kolam'
  const wide = motif === 'elephants' || motif === 'waves' || motif === 'arcade'
  const outline = round
    ? dice.pick(['square', 'round', 'square'])
    : wide
      ? dice.pick(['landscape', 'square'])
      : outlineOf(motif, deal(index, `${salt}-outline`, OUTLINE_ORDER))
  // Shallow carving is lost on a banded stone.
  const dealt = deal(index, `${salt}-stone`, STONES_USED)
  const stone = dealt === 'teakwood' && SHALLOW.has(motif) ? 'dholpur-beige' : dealt
  const [width, height] = MURAL_OUTLINES[outline]
  const scale = mm(dice.between(0.9, 1.25))
  const setting = {index, salt, stone}
  return {
    title: `${stoneOf(stone).short} mural`,
    alt: `${standing ? 'Free-standing' : capital(outline)} ${stoneOf(stone).short} mural carved with ${MOTIFS[motif]}`,
    facts: factsOf(stone, {
      size: sizeOf(width * scale, height * scale, 0.05),
      litres: 1000 * width * height * scale * scale * 0.05,
    }),
    scene: {
      family: 'mural',
      stone,
      form: {
        motif,
        outline,
        width,
        height,
        frame: outline === 'round' ? 'plain' : deal(index, `${salt}-frame`, FRAMES),
        depth: mm(dice.between(0.02, 0.028)),
        standing,
        foot: dice.pick(['block', 'lotus', 'steps', 'pair']),
      },
      set: standing ? (index % 2 ? court(setting) : studio(setting)) : wall(setting),
      camera: camera(
        setting,
        standing
          ? {azimuth: [-24, 24], elevation: [3, 7], fill: 0.94}
          : {azimuth: [-13, 13], elevation: [-2, 4], fill: 0.92, lens: 70},
      ),
    },
  }
}

/** A round head would cut the crown of the tree. */
function outlineOf(motif: string, dealt: keyof typeof MURAL_OUTLINES): keyof typeof MURAL_OUTLINES {
  return motif === 'tree' && dealt === 'arched' ? 'portrait' : dealt
}
