import {deal, spread} from './dice.ts'
import {stoneOf, type StoneName} from './stones.ts'
import type {CameraDesign, SetDesign} from './types.ts'

const STUDIO_TONES = ['#d8d1c6', '#cfc9bf', '#d6cdbd', '#c9cdc6', '#d9cfc8', '#c7c3bb', '#dcd6cb'] as const
/** Backdrops for pale stone: dark enough to show the edge of white marble. */
const STUDIO_TONES_DARK = ['#a39c90', '#97958d', '#a59a8c', '#8f9089', '#a8998a'] as const
const PLASTER = ['#cfc6b8', '#c9bba6', '#b9bcae', '#d3cabd', '#c4a48c', '#cbbda8', '#c2b49c'] as const
const PLASTER_DARK = ['#b3a48f', '#a9a393', '#b48f78', '#9ea394', '#b7a384'] as const
const WALL_TONES = ['#c9bca9', '#bfb8aa', '#d3c8b8', '#b9b3a6', '#a9a79a', '#c4ab97'] as const
const PAVING: readonly [StoneName, ...StoneName[]] = ['kandla-grey', 'kota', 'kandla-grey', 'tandur-grey']

interface Setting {
  index: number
  /** Name of the sequence, so that two categories do not get the same one. */
  salt: string
  stone: StoneName
}

export function studio({index, salt, stone}: Setting, key = 1): SetDesign {
  const tones = stoneOf(stone).pale ? STUDIO_TONES_DARK : STUDIO_TONES
  return {kind: 'studio', tone: deal(index, `${salt}/studio`, tones), key}
}

/** The shop's own look: sunlit lime plaster, flagstones, the shadow of a palm. */
export function court({index, salt, stone}: Setting, leafShadow = true): SetDesign {
  const tones = stoneOf(stone).pale ? PLASTER_DARK : PLASTER
  return {
    kind: 'court',
    tone: deal(index, `${salt}/court`, tones),
    floor: deal(index, `${salt}/paving`, PAVING),
    sunSide: Math.round(spread(index, `${salt}/side`, 38, 58)),
    sunHeight: Math.round(spread(index, `${salt}/height`, 36, 48)),
    leafShadow,
  }
}

export function garden({index, salt}: Setting): SetDesign {
  return {
    kind: 'garden',
    tone: '#3f4f24',
    floor: deal(index, `${salt}/paving`, PAVING),
    sunSide: Math.round(spread(index, `${salt}/side`, 34, 56)),
    sunHeight: Math.round(spread(index, `${salt}/height`, 34, 44)),
  }
}

/** A panel hung on plaster, under raking light. */
export function wall({index, salt}: Setting): SetDesign {
  return {kind: 'wall', tone: deal(index, `${salt}/wall`, WALL_TONES)}
}

/** Studio or court: about two in five products stand in the court. */
export function studioOrCourt(setting: Setting): SetDesign {
  return spread(setting.index, `${setting.salt}/set`, 0, 1) < 0.42 ? court(setting) : studio(setting)
}

interface View {
  azimuth: readonly [number, number]
  elevation: readonly [number, number]
  fill?: number
  lens?: number
}

export function camera(
  {index, salt}: Setting,
  {azimuth, elevation, fill = 0.8, lens = 72}: View,
): CameraDesign {
  return {
    azimuth: Math.round(spread(index, `${salt}/azimuth`, ...azimuth)),
    elevation: Math.round(spread(index, `${salt}/elevation`, ...elevation) * 2) / 2,
    fill,
    lens,
  }
}
