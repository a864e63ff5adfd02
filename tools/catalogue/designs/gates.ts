import {camera, court, garden} from './settings.ts'
import {factsOf, type StoneName} from './stones.ts'
import type {Form, FamilyDesign, RangePosition} from './types.ts'

type Model = [alt: string, stone: StoneName, set: 'garden' | 'court', form: Form]

const MODELS: readonly [Model, ...Model[]] = [
  [
    'Pink sandstone gate with a cusped arch, rosette frieze and three domes',
    'bansi-pink',
    'garden',
    {kind: 'cusped', domes: 3},
  ],
  [
    'Beige sandstone torana gate with carved crossbeams',
    'dholpur-beige',
    'court',
    {kind: 'torana', domes: 0},
  ],
  [
    'Yellow Jaisalmer stone gate with an ogee arch and two chhatris',
    'jaisalmer-yellow',
    'court',
    {kind: 'ogee', domes: 2},
  ],
  [
    'Grey granite temple gateway with square pillars and a stepped parapet',
    'steel-grey',
    'garden',
    {kind: 'trabeate', domes: 0},
  ],
]

export function gate({index}: RangePosition): FamilyDesign {
  const [alt, stone, outdoors, form] = MODELS[index % MODELS.length] ?? MODELS[0]
  const setting = {index, salt: 'gate', stone}
  return {
    title: alt,
    alt,
    facts: factsOf(stone, {size: 'opening 8 × 9 ft, made to measure'}),
    scene: {
      family: 'gate',
      stone,
      form: {...form, width: 2.6, height: 2.5},
      set: outdoors === 'garden' ? garden(setting) : court(setting, false),
      camera: camera(setting, {azimuth: [-14, 14], elevation: [3, 5], fill: 0.98, lens: 52}),
    },
  }
}
