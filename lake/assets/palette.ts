import type {JsonObject} from '../model/types.ts'

/** A colour, and the number of the thumbnail's pixels that have it. Channels from 0 to 255. */
export interface Colour {
  red: number
  green: number
  blue: number
  count: number
}

interface Target {
  lightness: {min: number; target: number; max: number}
  saturation: {min: number; target: number; max: number}
}

const DARK = {min: 0, target: 0.26, max: 0.45}
const NORMAL = {min: 0.3, target: 0.5, max: 0.7}
const LIGHT = {min: 0.55, target: 0.74, max: 1}
const MUTED = {min: 0, target: 0.3, max: 0.4}
const VIBRANT = {min: 0.35, target: 1, max: 1}

/** The six roles of a palette and their target colours, as Android's Palette defines them. */
const TARGETS: Record<string, Target> = {
  darkMuted: {lightness: DARK, saturation: MUTED},
  darkVibrant: {lightness: DARK, saturation: VIBRANT},
  lightMuted: {lightness: LIGHT, saturation: MUTED},
  lightVibrant: {lightness: LIGHT, saturation: VIBRANT},
  muted: {lightness: NORMAL, saturation: MUTED},
  vibrant: {lightness: NORMAL, saturation: VIBRANT},
}

const WEIGHT = {saturation: 3, lightness: 6, population: 1}

/**
 * The palette of an image: its dominant colour and, for each role, the colour nearest to the role's target. When no colour
 * of the image is within the role's bounds, a colour with the dominant hue is made, with a population of 0. `population`
 * is in percent of the thumbnail's pixels. `title` and `foreground` are readable on `background`.
 */
export function palette(colours: Colour[]): JsonObject {
  const pixels = colours.reduce((sum, colour) => sum + colour.count, 0)
  const [dominant] = [...colours].sort((a, b) => b.count - a.count)
  if (!dominant) return {_type: 'sanity.imagePalette'}
  const swatches: JsonObject = {_type: 'sanity.imagePalette', dominant: swatch(dominant, pixels)}
  const used = new Set<Colour>()
  for (const [role, target] of Object.entries(TARGETS)) {
    const best = bestFor(target, colours, used, dominant.count)
    if (best) used.add(best)
    swatches[role] = swatch(best ?? madeFrom(dominant, target), pixels)
  }
  return swatches
}

function bestFor(target: Target, colours: Colour[], used: Set<Colour>, mostPixels: number) {
  let best: Colour | undefined
  let bestScore = 0
  for (const colour of colours) {
    const {saturation, lightness} = toHsl(colour)
    if (used.has(colour) || !within(saturation, target.saturation) || !within(lightness, target.lightness))
      continue
    const score =
      WEIGHT.saturation * (1 - Math.abs(saturation - target.saturation.target)) +
      WEIGHT.lightness * (1 - Math.abs(lightness - target.lightness.target)) +
      WEIGHT.population * (colour.count / mostPixels)
    if (score > bestScore) [best, bestScore] = [colour, score]
  }
  return best
}

function within(value: number, {min, max}: {min: number; max: number}) {
  return value >= min && value <= max
}

function madeFrom(colour: Colour, target: Target): Colour {
  const {hue, saturation} = toHsl(colour)
  const wanted = Math.min(Math.max(saturation, target.saturation.min), target.saturation.max)
  return {...fromHsl(hue, wanted, target.lightness.target), count: 0}
}

function swatch(colour: Colour, pixels: number): JsonObject {
  // YIQ brightness. Small text (`foreground`) is white on dark backgrounds only; titles are white on lighter ones too.
  const brightness = (colour.red * 299 + colour.green * 587 + colour.blue * 114) / 1000
  const hex = [colour.red, colour.green, colour.blue].map((channel) => channel.toString(16).padStart(2, '0'))
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex.join('')}`,
    foreground: brightness < 150 ? '#fff' : '#000',
    population: Math.round((colour.count / pixels) * 10_000) / 100,
    title: brightness < 200 ? '#fff' : '#000',
  }
}

/** Hue in degrees, saturation and lightness 0-1. */
function toHsl(colour: Colour) {
  const [red, green, blue] = [colour.red / 255, colour.green / 255, colour.blue / 255]
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  const lightness = max - range / 2
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))
  if (range === 0) return {hue: 0, saturation, lightness}
  if (max === red) return {hue: (((green - blue) / range + 6) % 6) * 60, saturation, lightness}
  if (max === green) return {hue: ((blue - red) / range + 2) * 60, saturation, lightness}
  return {hue: ((red - green) / range + 4) * 60, saturation, lightness}
}

function fromHsl(hue: number, saturation: number, lightness: number) {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1))))
  }
  return {red: channel(0), green: channel(8), blue: channel(4)}
}
