import {mm} from './dice.ts'
import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, type StoneName} from './stones.ts'
import type {Form, FamilyDesign, RangePosition} from './types.ts'

type Model = [alt: string, stone: StoneName, frame: StoneName, form: Form]

const MODELS: readonly [Model, ...Model[]] = [
  [
    'Slate ledgestone water wall in a beige sandstone frame',
    'slate',
    'dholpur-beige',
    {face: 'ledge', shape: 'frame', water: 'sheet'},
  ],
  [
    'Polished black granite water wall with a pebble trough',
    'kadappa-black',
    'kadappa-black',
    {face: 'smooth', shape: 'frame', water: 'film'},
  ],
  [
    'Stepped teakwood sandstone cascade',
    'teakwood',
    'teakwood',
    {face: 'steps', shape: 'cascade', water: 'steps'},
  ],
  [
    'Arched pink sandstone wall fountain with three spouts',
    'bansi-pink',
    'bansi-pink',
    {face: 'smooth', shape: 'arch', water: 'spouts'},
  ],
  [
    'Rippled white marble water wall in a grey frame',
    'makrana-white',
    'kandla-grey',
    {face: 'ripple', shape: 'frame', water: 'film'},
  ],
  [
    'Rock-face basalt waterfall with a wide blade of water',
    'deccan-basalt',
    'deccan-basalt',
    {face: 'rock', shape: 'wall', water: 'blade'},
  ],
  [
    'Kota stone waterfall with three offset blades',
    'kota',
    'kandla-grey',
    {face: 'planks', shape: 'wall', water: 'blades'},
  ],
  [
    'Hexagon mosaic water wall of yellow Tandur stone',
    'tandur-yellow',
    'kadappa-black',
    {face: 'hexagons', shape: 'frame', water: 'film'},
  ],
  [
    'Green marble monolith with water on its face',
    'udaipur-green',
    'kandla-grey',
    {face: 'ripple', shape: 'monolith', water: 'film'},
  ],
  [
    'Rainbow sandstone ledgestone cascade in steps',
    'rainbow',
    'rainbow',
    {face: 'ledge', shape: 'cascade', water: 'steps'},
  ],
  [
    'Carved wave panel of yellow Jaisalmer stone with a film of water',
    'jaisalmer-yellow',
    'kandla-grey',
    {face: 'waves', shape: 'frame', water: 'film'},
  ],
  [
    'Red sandstone haveli water wall with a cusped arch',
    'karauli-red',
    'karauli-red',
    {face: 'ledge', shape: 'arch', water: 'sheet'},
  ],
  [
    'Natural rock waterfall with pools',
    'kandla-grey',
    'kandla-grey',
    {face: 'rock', shape: 'cascade', water: 'steps'},
  ],
  [
    'Round slate moon water wall in a sandstone ring',
    'slate',
    'bansi-pink',
    {face: 'ledge', shape: 'moon', water: 'sheet'},
  ],
]

export function waterfall({index, dice}: RangePosition): FamilyDesign {
  const [alt, stone, frame, form] = MODELS[index % MODELS.length] ?? MODELS[0]
  const width = mm(dice.between(1.0, 1.35))
  const height = mm(width * dice.between(1.35, 1.65))
  const setting = {index, salt: 'waterfall', stone}
  return {
    title: alt,
    alt,
    facts: factsOf(stone, {size: sizeOf(width, height)}),
    scene: {
      family: 'waterfall',
      stone,
      form: {...form, frame, width, height},
      set: index % 4 === 2 ? studio(setting) : court(setting),
      camera: camera(setting, {
        azimuth: index % 2 ? [10, 20] : [-20, -10],
        elevation: [5, 9],
        fill: 0.88,
        lens: 62,
      }),
    },
  }
}
