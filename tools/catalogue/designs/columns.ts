import {mm} from './dice.ts'
import {camera, court, studio} from './settings.ts'
import {factsOf, sizeOf, type StoneName} from './stones.ts'
import type {Form, FamilyDesign, RangePosition} from './types.ts'

interface Model {
  alt: string
  stone: StoneName
  outdoors: boolean
  form: Form
}

const MODELS: readonly [Model, ...Model[]] = [
  {
    alt: 'Fluted pink sandstone column with a lotus capital',
    stone: 'bansi-pink',
    outdoors: false,
    form: {shaft: 'fluted', capital: 'lotus', base: 'torus'},
  },
  {
    alt: 'Spiral white marble column with a vase and foliage capital',
    stone: 'makrana-white',
    outdoors: true,
    form: {shaft: 'spiral', capital: 'kumbha', base: 'lotus'},
  },
  {
    alt: 'South Indian temple pillar of grey granite, square to octagon, with bracket capital',
    stone: 'steel-grey',
    outdoors: false,
    form: {shaft: 'temple', capital: 'bracket', base: 'square'},
  },
  {
    alt: 'Beige sandstone column with carved leaf capital and bands of rosettes',
    stone: 'dholpur-beige',
    outdoors: true,
    form: {shaft: 'banded', capital: 'leaves', base: 'torus'},
  },
  {
    alt: 'Slender yellow Jaisalmer baluster column with cusped bracket',
    stone: 'jaisalmer-yellow',
    outdoors: false,
    form: {shaft: 'baluster', capital: 'bracket', base: 'lotus'},
  },
]

export function column({index, dice}: RangePosition): FamilyDesign {
  const {alt, stone, outdoors, form} = MODELS[index % MODELS.length] ?? MODELS[0]
  const height = mm(dice.between(2.1, 2.7))
  const setting = {index, salt: 'column', stone}
  return {
    title: alt,
    alt,
    facts: factsOf(stone, {size: sizeOf(0.56, 0.56, height), litres: 1000 * height * 0.1}),
    scene: {
      family: 'column',
      stone,
      form: {...form, height, count: Math.round(dice.between(16, 22))},
      set: outdoors ? court(setting) : studio(setting),
      camera: camera(setting, {azimuth: [-18, 18], elevation: [3, 6], fill: 0.9}),
    },
  }
}
