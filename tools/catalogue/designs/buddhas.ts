import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import type {Form, FamilyDesign, RangePosition} from './types.ts'

type Model = [title: string, what: string, stone: StoneName, set: 'court' | 'studio', form: Form]

/** All are seated in meditation, hands under the robe; stone, seat, halo and niche vary. */
const MODELS: readonly [Model, ...Model[]] = [
  [
    'Dholpur Meditating Buddha',
    'seated Buddha in meditation on a lotus',
    'dholpur-beige',
    'court',
    {kind: 'seated', halo: 'none', seat: 'lotus'},
  ],
  [
    'Makrana Halo Buddha',
    'seated Buddha before a petalled halo',
    'makrana-white',
    'studio',
    {kind: 'seated', halo: 'petals', seat: 'lotus'},
  ],
  [
    'Basalt Zen Buddha',
    'seated Buddha on a plain block',
    'deccan-basalt',
    'court',
    {kind: 'seated', halo: 'none', seat: 'block'},
  ],
  [
    'Bansi Niche Buddha',
    'meditating figure in low relief in an ogee niche',
    'bansi-pink',
    'studio',
    {kind: 'niche', halo: 'petals', seat: 'ogee'},
  ],
  [
    'Kandla Ring Buddha',
    'seated Buddha before an open stone ring',
    'kandla-grey',
    'court',
    {kind: 'seated', halo: 'ring', seat: 'rock'},
  ],
  [
    'Black Granite Temple Buddha',
    'seated Buddha under a stone arch',
    'kadappa-black',
    'studio',
    {kind: 'seated', halo: 'arch', seat: 'lotus'},
  ],
  [
    'Jaisalmer Pedestal Buddha',
    'seated Buddha on a tall lotus pedestal',
    'jaisalmer-yellow',
    'court',
    {kind: 'seated', halo: 'none', seat: 'pedestal'},
  ],
  [
    'Cream Marble Garden Buddha',
    'seated Buddha on two steps',
    'cream-marble',
    'court',
    {kind: 'seated', halo: 'none', seat: 'steps'},
  ],
  [
    'Karauli Sun-Disc Buddha',
    'seated Buddha before a rayed disc',
    'karauli-red',
    'studio',
    {kind: 'seated', halo: 'rays', seat: 'lotus'},
  ],
  [
    'Makrana Niche Buddha',
    'meditating figure in low relief in a cusped niche',
    'makrana-white',
    'court',
    {kind: 'niche', halo: 'rays', seat: 'cusp'},
  ],
  [
    'Steel Grey Lotus Buddha',
    'seated Buddha on a double lotus',
    'steel-grey',
    'studio',
    {kind: 'seated', halo: 'disc', seat: 'lotus'},
  ],
  [
    'Basalt Moon Buddha',
    'seated Buddha before a moon disc',
    'deccan-basalt',
    'studio',
    {kind: 'seated', halo: 'disc', seat: 'block'},
  ],
  [
    'Bansi Courtyard Buddha',
    'seated Buddha on a tall lotus pedestal',
    'bansi-pink',
    'court',
    {kind: 'seated', halo: 'none', seat: 'pedestal'},
  ],
  [
    'Ambaji Marble Buddha',
    'seated Buddha on a lotus',
    'ambaji-veined',
    'studio',
    {kind: 'seated', halo: 'none', seat: 'lotus'},
  ],
  [
    'Dholpur Arched Shrine Buddha',
    'seated Buddha in an arched stone shrine',
    'dholpur-beige',
    'studio',
    {kind: 'seated', halo: 'shrine', seat: 'steps'},
  ],
  [
    'Kandla Relief Buddha',
    'meditating figure in low relief in a round-headed niche',
    'kandla-grey',
    'court',
    {kind: 'niche', halo: 'rings', seat: 'round'},
  ],
  [
    'Udaipur Green Marble Buddha',
    'seated Buddha on a plain block',
    'udaipur-green',
    'studio',
    {kind: 'seated', halo: 'ring', seat: 'block'},
  ],
  [
    'Jaisalmer Halo Buddha',
    'seated Buddha before a petalled halo',
    'jaisalmer-yellow',
    'court',
    {kind: 'seated', halo: 'petals', seat: 'steps'},
  ],
  [
    'Basalt Rock-Seat Buddha',
    'seated Buddha on a natural rock',
    'deccan-basalt',
    'court',
    {kind: 'seated', halo: 'none', seat: 'rock'},
  ],
  [
    'Dholpur Relief Buddha',
    'meditating figure in low relief under a lotus halo',
    'dholpur-beige',
    'studio',
    {kind: 'niche', halo: 'lotus', seat: 'ogee'},
  ],
  [
    'Makrana Pedestal Buddha',
    'seated Buddha on a tall lotus pedestal',
    'makrana-white',
    'court',
    {kind: 'seated', halo: 'disc', seat: 'pedestal'},
  ],
  [
    'Karauli Arch Buddha',
    'seated Buddha under a stone arch',
    'karauli-red',
    'court',
    {kind: 'seated', halo: 'arch', seat: 'steps'},
  ],
]

export function buddha({index, dice}: RangePosition): FamilyDesign {
  const [title, what, stone, stage, form] = MODELS[index % MODELS.length] ?? MODELS[0]
  const setting = {index, salt: 'buddha', stone}
  const height = dice.between(0.55, 0.95)
  return {
    title,
    alt: `${stoneOf(stone).short.charAt(0).toUpperCase()}${stoneOf(stone).short.slice(1)} carving, ${what}`,
    facts: factsOf(stone, {
      size: sizeOf(height * 0.72, height * 0.5, height),
      litres: 1000 * height ** 3 * 0.13,
    }),
    scene: {
      family: 'buddha',
      stone,
      form,
      set: stage === 'court' ? court(setting) : studio(setting),
      camera: camera(setting, {azimuth: [-24, 24], elevation: [3, 7], fill: 0.78}),
    },
  }
}
