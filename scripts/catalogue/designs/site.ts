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

/** A piece of the catalogue in a larger scene: which, where (metres from the middle, before the wall), how turned, on what. */
export interface Member {
  category: CategorySlug
  item: number
  /** Metres to the right of the middle, and in front of the wall. */
  x: number
  y: number
  /** Degrees about the vertical. */
  turn?: number
  scale?: number
  /** Height of the stone block it stands on, metres; 0 is the floor. */
  plinth?: number
}

interface View {
  /** Box that the camera frames: left, right, bottom, top, in metres. */
  frame: readonly [number, number, number, number]
  azimuth?: number
  elevation?: number
  lens?: number
  /** Share of the picture's width by which the subject is moved aside, to leave room for text; positive to the right. */
  aside?: number
}

export interface Room {
  members: readonly Member[]
  view: View
  tone: string
  floor: 'kandla-grey' | 'kota' | 'dholpur-beige' | 'tandur-grey'
  /** `wall` is the sunlit court; `arcade` adds arches cut into the wall; `dark` is a dim studio. */
  place?: 'wall' | 'arcade' | 'studio'
  sunSide?: number
  sunHeight?: number
  /** White marble wants less light. */
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

/** A piece in a room: `x` metres to the right of the middle, `y` in front of the wall. */
export function member(
  category: CategorySlug,
  item: number,
  ...[x, y, more = {}]: [x: number, y: number, more?: Partial<Member>]
): Member {
  return {category, item, x, y, ...more}
}

export function roomScene(
  name: string,
  {members, view, tone, floor, place = 'wall', sunSide = 48, sunHeight = 40, pale = false}: Room,
  pieces: (member: Member) => Scene,
): Scene {
  return {
    family: 'group',
    seed: hash(`site/${name}`),
    stone: pale ? 'makrana-white' : 'kandla-grey',
    form: {
      place,
      members: members.map((member) => ({
        scene: JSON.parse(JSON.stringify(pieces(member))),
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
