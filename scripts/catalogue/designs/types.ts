import type {CategorySlug} from '../categories.ts'
import type {StoneName} from './stones.ts'

/** Plain JSON: what crosses over to the renderer. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json}

/** Shape parameters of one family; the names are those its Python module reads. Lengths are metres. */
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
  /** Key light of the studio, 1 = normal; lower for pictures that glow by themselves. */
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

/** One object in one setting: all that the renderer needs. */
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

/** A product as the catalogue shows it and as the renderer draws it, so that text and picture agree. */
export interface ItemDesign {
  category: CategorySlug
  id: string
  name: string
  alt: string
  facts: Facts
  specialNote?: string
  scene: Scene
}

/** What a family module decides; name and id are added by `designOf`. */
export interface Piece {
  /** Name in the trade's words; used where the category's items are priced. */
  title: string
  alt: string
  facts: Facts
  specialNote?: string
  scene: Omit<Scene, 'seed'>
}

/** Position of an item in its range: `index` counts from 0. */
export interface Place {
  index: number
  count: number
  dice: Dice
}

/** Seeded chance: the same item always throws the same numbers. */
export interface Dice {
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  pick<const T>(choices: readonly [T, ...T[]]): T
  chance(share: number): boolean
}
