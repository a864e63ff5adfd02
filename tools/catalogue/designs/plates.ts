import {camera, wall} from './settings.ts'
import {factsOf, sizeOf, stoneOf, type StoneName} from './stones.ts'
import {capital} from './text.ts'
import type {FamilyDesign, RangePosition, Scene} from './types.ts'

/** Width and height in metres. */
const SIZES = {
  landscape: [0.6, 0.34],
  square: [0.46, 0.46],
  arched: [0.46, 0.5],
  scroll: [0.64, 0.36],
  oval: [0.58, 0.4],
  octagon: [0.48, 0.48],
} as const

const LETTERING = {
  gold: 'gilded letters',
  raised: 'raised letters',
  cut: 'cut letters painted white',
  dark: 'cut letters painted dark',
} as const

interface Look {
  shape: keyof typeof SIZES
  lettering: keyof typeof LETTERING
  ornament: string
}

type Model = [name: string, second: string, number: string, stone: StoneName, look: Look]

/** Invented houses. `second` is the name in Telugu or Devanagari. */
const MODELS: readonly [Model, ...Model[]] = [
  [
    'Shanti Nivas',
    'శాంతి నివాస్',
    '24',
    'kadappa-black',
    {shape: 'landscape', lettering: 'gold', ornament: 'lotuses'},
  ],
  [
    'Sri Nilayam',
    'శ్రీ నిలయం',
    '7',
    'makrana-white',
    {shape: 'square', lettering: 'gold', ornament: 'lotus-top'},
  ],
  [
    'Anand Bhavan',
    'आनंद भवन',
    '108',
    'teakwood',
    {shape: 'landscape', lettering: 'dark', ornament: 'rosettes'},
  ],
  ['Prakruthi', 'ప్రకృతి', '18', 'slate', {shape: 'arched', lettering: 'cut', ornament: 'vine'}],
  [
    'Ananda Vilas',
    'ఆనంద విలాస్',
    '3-6',
    'karauli-red',
    {shape: 'scroll', lettering: 'raised', ornament: 'rosettes'},
  ],
  ['Sukhdham', 'सुखधाम', '51', 'udaipur-green', {shape: 'oval', lettering: 'gold', ornament: 'border'}],
  [
    'Matru Chhaya',
    'మాతృ ఛాయ',
    '12',
    'dholpur-beige',
    {shape: 'landscape', lettering: 'raised', ornament: 'vine'},
  ],
  ['Vasantham', 'వసంతం', '9', 'ambaji-veined', {shape: 'arched', lettering: 'dark', ornament: 'lotus-top'}],
  [
    'Surya Kutir',
    'सूर्य कुटीर',
    '77',
    'jaisalmer-yellow',
    {shape: 'square', lettering: 'dark', ornament: 'sun'},
  ],
  [
    'Gruha Lakshmi',
    'గృహ లక్ష్మి',
    '5',
    'kadappa-black',
    {shape: 'octagon', lettering: 'gold', ornament: 'lotus-top'},
  ],
  ['Neem Tree House', 'వేప చెట్టు', '41', 'kota', {shape: 'landscape', lettering: 'dark', ornament: 'leaf'}],
]

export function plate({index}: RangePosition): FamilyDesign {
  const [name, second, number, stone, look] = MODELS[index % MODELS.length] ?? MODELS[0]
  const [width, height] = SIZES[look.shape]
  const setting = {index, salt: 'plate', stone}
  return {
    title: `${stoneOf(stone).short} name plate`,
    alt: `${capital(stoneOf(stone).short)} house name plate, sample name ${name}, in ${LETTERING[look.lettering]}`,
    facts: factsOf(stone, {size: sizeOf(width, height, 0.02), litres: width * height * 20}),
    scene: {
      family: 'plate',
      stone,
      form: {...look, name, second, number, width, height},
      set: wall(setting),
      camera: camera(setting, {azimuth: [-15, 15], elevation: [-2, 5], fill: 0.84, lens: 70}),
    },
  }
}

const MONOGRAM_STONES = [
  'dholpur-beige',
  'udaipur-green',
  'bansi-pink',
  'kadappa-black',
  'makrana-white',
  'karauli-red',
] as const

/** Two letters in a ring of petals, for people without a portrait. */
export function monogram(initials: string, index: number): Omit<Scene, 'seed'> {
  const stone = MONOGRAM_STONES[index % MONOGRAM_STONES.length] ?? 'dholpur-beige'
  const dark = stone === 'udaipur-green' || stone === 'kadappa-black'
  return {
    family: 'monogram',
    stone,
    form: {initials, width: 0.4, height: 0.4, lettering: dark ? 'gold' : 'raised', petals: 16 + 2 * index},
    set: wall({index, salt: 'monogram', stone}),
    camera: {azimuth: 0, elevation: 0, lens: 70, fill: 1.04},
  }
}
