import type {CategorySlug} from '../categories.ts'
import {hash} from './dice.ts'
import type {Scene} from './types.ts'

/** A picture of the site itself: backgrounds, hero, carousel and the like. */
export interface SiteDesign {
  name: string
  alt: string
  width: number
  height: number
  scene: Scene
}

/** A product in a room. */
export interface Member {
  category: CategorySlug
  /** Position of the product in its category, from 1. */
  product: number
  /** Metres to the right of the middle, and in front of the wall. */
  x: number
  y: number
  /** Degrees about the vertical. */
  turn?: number
  scale?: number
  /** Height of the stone block under the product, in metres; 0 is the floor. */
  plinth?: number
}

interface View {
  /** Box that the camera frames: left, right, bottom, top, in metres. */
  frame: readonly [number, number, number, number]
  azimuth?: number
  elevation?: number
  lens?: number
  /** Shift of the subject that leaves room for text: a share of the picture's width, positive to the right. */
  aside?: number
}

export interface Room {
  members: readonly Member[]
  view: View
  tone: string
  floor: 'kandla-grey' | 'kota' | 'dholpur-beige' | 'tandur-grey'
  /** `wall` is the sunlit court, `arcade` adds arches to its wall, and `studio` is dim. */
  stage?: 'wall' | 'arcade' | 'studio'
  sunSide?: number
  sunHeight?: number
  /** Whether the room gets less light, as white marble needs. */
  pale?: boolean
}

/** A room as one picture of the site. */
export interface RoomPicture extends Room {
  name: string
  alt: string
  width: number
  height: number
}

export const WIDE = {width: 1600, height: 900} as const

/** @param product position in the category, from 1; `x` and `y` as in `Member` */
export function member(
  category: CategorySlug,
  product: number,
  ...[x, y, more = {}]: [x: number, y: number, more?: Partial<Member>]
): Member {
  return {category, product, x, y, ...more}
}

export function roomScene(
  name: string,
  {members, view, tone, floor, stage = 'wall', sunSide = 48, sunHeight = 40, pale = false}: Room,
  sceneOf: (member: Member) => Scene,
): Scene {
  return {
    family: 'group',
    seed: hash(`site/${name}`),
    stone: pale ? 'makrana-white' : 'kandla-grey',
    form: {
      place: stage,
      members: members.map((member) => ({
        scene: JSON.parse(JSON.stringify(sceneOf(member))),
        x: member.x,
        y: member.y,
        turn: member.turn ?? 0,
        scale: member.scale ?? 1,
        plinth: member.plinth ?? 0,
      })),
      frame: view.frame,
      aside: view.aside ?? 0,
    },
    set: {kind: 'surface', tone, floor, sunSide, sunHeight, leafShadow: true},
    camera: {azimuth: view.azimuth ?? 0, elevation: view.elevation ?? 4, lens: view.lens ?? 50, fill: 1},
  }
}
