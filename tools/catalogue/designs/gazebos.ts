import {mm} from './dice.ts'
import {camera, court, garden} from './settings.ts'
import {factsOf, type StoneName} from './stones.ts'
import type {Form, FamilyDesign, RangePosition} from './types.ts'

type Model = [title: string, alt: string, stone: StoneName, outdoors: 'garden' | 'court', form: Form]

const MODELS: readonly [Model, ...Model[]] = [
  [
    'Bansi Six-Pillar Chhatri',
    'Six-pillar pink sandstone gazebo with cusped arches and an onion dome',
    'bansi-pink',
    'garden',
    {sides: 6, roof: 'onion', arch: 'cusp', railing: 'lattice', shaft: 'fluted'},
  ],
  [
    'Makrana Four-Pillar Chhatri',
    'Four-pillar white marble chhatri with a ribbed dome',
    'makrana-white',
    'court',
    {sides: 4, roof: 'ribbed', arch: 'cusp', railing: 'none', shaft: 'octagon'},
  ],
  [
    'Dholpur Bangla Pavilion',
    'Beige sandstone pavilion with a curved Bengal roof',
    'dholpur-beige',
    'garden',
    {sides: 4, roof: 'bangla', arch: 'cusp', railing: 'balusters', shaft: 'fluted'},
  ],
  [
    'Karauli Eight-Pillar Gazebo',
    'Eight-pillar red sandstone gazebo with a ribbed dome and railing',
    'karauli-red',
    'garden',
    {sides: 8, roof: 'ribbed', arch: 'cusp', railing: 'lattice', shaft: 'plain'},
  ],
  [
    'Jaisalmer Haveli Chhatri',
    'Yellow Jaisalmer stone chhatri with ogee arches and a tall onion dome',
    'jaisalmer-yellow',
    'court',
    {sides: 6, roof: 'onion', arch: 'ogee', railing: 'none', shaft: 'spiral'},
  ],
  [
    'Kandla Rotunda',
    'Round grey sandstone rotunda with plain columns and a smooth dome',
    'kandla-grey',
    'garden',
    {sides: 10, roof: 'smooth', arch: 'none', railing: 'none', shaft: 'tuscan'},
  ],
  [
    'Dholpur Stepped-Roof Mandapa',
    'Beige sandstone mandapa with a stepped pyramid roof',
    'dholpur-beige',
    'court',
    {sides: 4, roof: 'stepped', arch: 'bracket', railing: 'seat', shaft: 'temple'},
  ],
  [
    'Bansi Rose Pergola',
    'Pink sandstone pergola of eight columns with open beams',
    'bansi-pink',
    'garden',
    {sides: 8, roof: 'open', arch: 'none', railing: 'none', shaft: 'tuscan'},
  ],
  [
    'Cream Marble Palace Gazebo',
    'Eight-pillar cream marble gazebo with ogee arches and an onion dome',
    'cream-marble',
    'garden',
    {sides: 8, roof: 'onion', arch: 'ogee', railing: 'balusters', shaft: 'fluted'},
  ],
  [
    'Karauli Fort Chhatri',
    'Four-pillar red sandstone chhatri with a smooth dome on a high plinth',
    'karauli-red',
    'court',
    {sides: 4, roof: 'smooth', arch: 'round', railing: 'lattice', shaft: 'octagon'},
  ],
  [
    'Teakwood Garden Pavilion',
    'Teakwood sandstone pavilion with a pitched stone roof',
    'teakwood',
    'garden',
    {sides: 4, roof: 'pitched', arch: 'bracket', railing: 'seat', shaft: 'square'},
  ],
  [
    'Basalt Meditation Pavilion',
    'Dark basalt pavilion with square piers and a flat stepped roof',
    'deccan-basalt',
    'court',
    {sides: 4, roof: 'flat', arch: 'none', railing: 'seat', shaft: 'square'},
  ],
  [
    'Makrana Six-Pillar Gazebo',
    'Six-pillar white marble gazebo with round arches and a smooth dome',
    'makrana-white',
    'garden',
    {sides: 6, roof: 'smooth', arch: 'round', railing: 'balusters', shaft: 'tuscan'},
  ],
  [
    'Bansi Double-Roof Chhatri',
    'Pink sandstone chhatri with two tiers of eaves and a small dome',
    'bansi-pink',
    'court',
    {sides: 6, roof: 'double', arch: 'cusp', railing: 'none', shaft: 'fluted'},
  ],
  [
    'Jaisalmer Twelve-Pillar Rotunda',
    'Round yellow Jaisalmer stone gazebo of twelve pillars with a ribbed dome',
    'jaisalmer-yellow',
    'garden',
    {sides: 12, roof: 'ribbed', arch: 'cusp', railing: 'none', shaft: 'fluted'},
  ],
  [
    'Veined Marble Shikhara Pavilion',
    'Veined marble pavilion with a curved temple spire',
    'ambaji-veined',
    'court',
    {sides: 4, roof: 'shikhara', arch: 'cusp', railing: 'lattice', shaft: 'temple'},
  ],
]

export function gazebo({index, dice}: RangePosition): FamilyDesign {
  const [title, alt, stone, outdoors, form] = MODELS[index % MODELS.length] ?? MODELS[0]
  const radius = mm(dice.between(1.3, 1.6))
  const setting = {index, salt: 'gazebo', stone}
  return {
    title,
    alt,
    facts: factsOf(stone, {
      size: `${Math.round(radius * 2 * 3.281)} ft across, ${Math.round(radius * 2.6 * 3.281)} ft high`,
    }),
    scene: {
      family: 'gazebo',
      stone,
      form: {
        ...form,
        radius,
        pillar: mm(dice.between(2.15, 2.45)),
        girth: mm(dice.between(0.09, 0.115)),
        steps: 2 + (index % 2),
      },
      set: outdoors === 'garden' ? garden(setting) : court(setting, false),
      camera: camera(setting, {azimuth: [-12, 14], elevation: [4, 7], fill: 0.92, lens: 52}),
    },
  }
}
