import type {CategorySlug} from '../categories.ts'
import type {StoneName} from './stones.ts'

/** Plain JSON, the form in which a scene is handed to the renderer. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json}

/** Shape parameters of one family, under the names that its Python module reads. Lengths are metres. */
export type Form = {readonly [key: string]: Json}

export interface SetDesign {
  kind: 'studio' | 'court' | 'garden' | 'wall' | 'surface'
  /** Backdrop or wall colour, sRGB hex. */
  tone: string
  /** Paving of court and garden. */
  floor?: StoneName
  /** Direction of the sun (court, garden): degrees to the left of the camera axis, and above the horizon. */
  sunSide?: number
  sunHeight?: number
  /** Palm fronds between sun and wall. */
  leafShadow?: boolean
  /** Key light of the studio, 1 = normal; lower for objects that glow. */
  key?: number
}

export interface CameraDesign {
  /** Degrees to the right of the front, and above the horizon. */
  azimuth: number
  elevation: number
  /** Millimetres on a 24 x 30 mm frame. */
  lens: number
  /** Share of the frame that the object's bounding box may take, 0..1. */
  fill: number
}

/** One object in one setting, with everything that the renderer needs. */
export interface Scene {
  family: Family
  seed: number
  stone: StoneName
  form: Form
  set: SetDesign
  camera: CameraDesign
}

export const FAMILIES = [
  'pot',
  'urli',
  'fountain',
  'lamp',
  'column',
  'tulsi',
  'bench',
  'gazebo',
  'temple',
  'gate',
  'jali',
  'mural',
  'plate',
  'cladding',
  'tandur',
  'stepping',
  'waterfall',
  'buddha',
  'murti',
  'group',
  'monogram',
] as const

export type Family = (typeof FAMILIES)[number]

export interface Facts {
  material: string
  finish: string
  size?: string
  weight?: string
}

/** A product as the catalogue describes it and as the renderer draws it, so that text and picture agree. */
export interface ProductDesign {
  category: CategorySlug
  id: string
  name: string
  alt: string
  facts: Facts
  specialNote?: string
  scene: Scene
}

/** A design as a family module returns it; `designOf` adds name and id. */
export interface FamilyDesign {
  /** Name in the words of the trade, for categories with priced products. */
  title: string
  alt: string
  facts: Facts
  specialNote?: string
  scene: Omit<Scene, 'seed'>
}

/** Position of a product in its category: `index` counts from 0. */
export interface RangePosition {
  index: number
  count: number
  dice: Dice
}

/** Random numbers from a seed: a product always gets the same ones. */
export interface Dice {
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  pick<const T>(choices: readonly [T, ...T[]]): T
  chance(share: number): boolean
}
