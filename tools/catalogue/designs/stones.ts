import type {Facts} from './types.ts'

interface Stone {
  /** Name as a dealer writes it. */
  material: string
  /** Short form in names and descriptions. */
  short: string
  /** Usual finish of the surface. */
  finish: string
  /** kg per litre. */
  density: number
  /** Whether the stone needs a darker backdrop so that its picture is not overexposed. */
  pale?: true
}

export const STONES = {
  'bansi-pink': {
    material: 'Bansi Paharpur pink sandstone',
    short: 'pink sandstone',
    finish: 'Hand-chiselled, natural',
    density: 2.35,
  },
  'karauli-red': {
    material: 'Karauli red sandstone',
    short: 'red sandstone',
    finish: 'Hand-chiselled, natural',
    density: 2.35,
  },
  'dholpur-beige': {
    material: 'Dholpur beige sandstone',
    short: 'beige sandstone',
    finish: 'Hand-chiselled, natural',
    density: 2.35,
  },
  teakwood: {material: 'Teakwood sandstone', short: 'teakwood sandstone', finish: 'Honed', density: 2.35},
  rainbow: {material: 'Rainbow sandstone', short: 'rainbow sandstone', finish: 'Honed', density: 2.35},
  'jaisalmer-yellow': {
    material: 'Jaisalmer yellow limestone',
    short: 'yellow Jaisalmer stone',
    finish: 'Hand-chiselled, natural',
    density: 2.5,
  },
  'kandla-grey': {
    material: 'Kandla grey sandstone',
    short: 'grey sandstone',
    finish: 'Hand-chiselled, natural',
    density: 2.4,
  },
  'deccan-basalt': {material: 'Deccan basalt', short: 'dark basalt', finish: 'Bush-hammered', density: 2.9},
  'makrana-white': {
    material: 'Makrana white marble',
    short: 'white marble',
    finish: 'Honed',
    density: 2.7,
    pale: true,
  },
  'ambaji-veined': {
    material: 'Ambaji veined marble',
    short: 'grey-veined white marble',
    finish: 'Honed',
    density: 2.7,
    pale: true,
  },
  'cream-marble': {
    material: 'Katni cream marble',
    short: 'cream marble',
    finish: 'Honed',
    density: 2.7,
    pale: true,
  },
  'udaipur-green': {
    material: 'Udaipur green marble',
    short: 'green marble',
    finish: 'Polished',
    density: 2.75,
  },
  'kadappa-black': {material: 'Black granite', short: 'black granite', finish: 'Polished', density: 2.9},
  'steel-grey': {material: 'Steel grey granite', short: 'grey granite', finish: 'Flamed', density: 2.75},
  slate: {material: 'Himachal slate', short: 'slate', finish: 'Natural cleft', density: 2.75},
  kota: {material: 'Kota limestone', short: 'Kota stone', finish: 'Natural cleft', density: 2.65},
  'tandur-yellow': {
    material: 'Tandur yellow limestone',
    short: 'yellow Tandur stone',
    finish: 'Natural cleft',
    density: 2.65,
  },
  'tandur-grey': {
    material: 'Tandur grey limestone',
    short: 'grey Tandur stone',
    finish: 'Natural cleft',
    density: 2.65,
  },
} as const satisfies Record<string, Stone>

export type StoneName = keyof typeof STONES

export function stoneOf(name: StoneName): Stone {
  return STONES[name]
}

/** Material and finish of a stone, and its size if given. `litres` is the volume of the stone itself. */
export function factsOf(
  name: StoneName,
  extra: {finish?: string; size?: string; litres?: number} = {},
): Facts {
  const stone = stoneOf(name)
  return {
    material: stone.material,
    finish: extra.finish ?? stone.finish,
    ...(extra.size === undefined ? {} : {size: extra.size}),
    ...(extra.litres === undefined ? {} : {weight: `about ${rounded(extra.litres * stone.density)} kg`}),
  }
}

/** Rounds to two significant figures: the weight of hand-cut stone is not known more exactly. */
function rounded(kilograms: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(kilograms)) - 1)
  return Math.round(kilograms / step) * step
}

/** Centimetres, as `48 × 60 cm`. */
export function sizeOf(...metres: number[]): string {
  return `${metres.map((length) => Math.round(length * 100)).join(' × ')} cm`
}
