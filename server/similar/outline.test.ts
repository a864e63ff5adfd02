import sharp from 'sharp'
import {expect, test} from 'vitest'
import {outlineOf, OUTLINED_SIDE, type Outline} from './outline.ts'

const VASE = 'M60 40 h40 q-4 20 10 40 q14 30 -14 70 v10 h-32 v-10 q-28 -40 -14 -70 q14 -20 10 -40 z'
const STONE = '#b5452c'

/** The outline in a drawing of 160 × 200 before a plain wall. */
async function traced(drawing: string, wall = '#cfc8bb'): Promise<Outline | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="200"><rect width="160" height="200" fill="${wall}"/>${drawing}</svg>`
  const {data, info} = await sharp(Buffer.from(svg))
    .resize(OUTLINED_SIDE, OUTLINED_SIDE, {fit: 'inside'})
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  return outlineOf({data, width: info.width, height: info.height})
}

const pointsOf = (outline: Outline | undefined) =>
  outline?.points.split(' ').map((point) => point.split(',').map(Number)) ?? []

/** How wide an outline is at a height, from 0 to 100. */
function widthAt(outline: Outline | undefined, height: number): number {
  const points = pointsOf(outline)
  const crossings = points.flatMap(([x = 0, y = 0], at) => {
    const [lastX = 0, lastY = 0] = points.at(at - 1) ?? []
    const isCrossed = y > height !== lastY > height
    return isCrossed ? [x + ((height - y) / (lastY - y)) * (lastX - x)] : []
  })
  return Math.max(...crossings) - Math.min(...crossings)
}

/** Widths of the drawn vase, in percent of its greatest one. */
const VASE_WIDTHS = [
  [10, 55],
  [30, 79],
  [50, 100],
  [70, 87],
  [90, 51],
] as const

/** Largest difference between the widths of an outline and those of the drawn vase, in percent. */
const fromVase = (outline: Outline | undefined) =>
  Math.max(...VASE_WIDTHS.map(([height, width]) => Math.abs(widthAt(outline, height) - width)))

test('a vase on plain ground gives a vase that fills its box', async () => {
  const outline = await traced(`<path d="${VASE}" fill="${STONE}"/>`)
  expect(fromVase(outline)).toBeLessThan(6)
  expect(outline?.ratio).toBeCloseTo(0.58, 1)
  const coordinates = pointsOf(outline).flat()
  expect([Math.min(...coordinates), Math.max(...coordinates)]).toEqual([0, 100])
  expect(coordinates.every(Number.isInteger)).toBe(true)
})

test('a shadow at one side of a piece is no part of it', async () => {
  const shadow = '<path d="M90 146 l44 -6 v14 l-44 6 z" fill="#6d675c"/>'
  const outline = await traced(`${shadow}<path d="${VASE}" fill="#57534b"/>`)
  expect(fromVase(outline)).toBeLessThan(6)
})

test('a plant in a vase is no part of it', async () => {
  const plant = '<circle cx="80" cy="28" r="24" fill="#4c7a22"/>'
  expect(fromVase(await traced(`${plant}<path d="${VASE}" fill="${STONE}"/>`))).toBeLessThan(6)
})

test('a panel with openings that is seen at an angle is a box, as if it had none', async () => {
  const openings =
    '<path d="M52 55 h24 v40 h-24 z m32 0 h24 v40 h-24 z m0 50 h24 v40 h-24 z" fill="#cfc8bb"/>'
  const outline = await traced(`<path d="M40 40 l80 3 v114 l-80 3 z" fill="${STONE}"/>${openings}`)
  expect(outline?.points).toBe('0,0 100,0 100,100 0,100')
})

test('leaves before a panel leave no holes in it', async () => {
  const leaves = '<circle cx="80" cy="100" r="24" fill="#4c7a22"/>'
  const outline = await traced(`<rect x="40" y="40" width="80" height="120" fill="${STONE}"/>${leaves}`)
  expect(outline?.points).toBe('0,0 100,0 100,100 0,100')
})

test('an outline has at most 48 points, however many edges the piece has, and its halves mirror each other', async () => {
  const tiers = Array.from(
    {length: 10},
    (_, at) => `<path d="M80 ${10 + at * 18} l${14 + at * 6} 12 h-${28 + at * 12} z"/>`,
  )
  const outline = await traced(
    `<g fill="${STONE}"><rect x="70" y="12" width="20" height="176"/>${tiers.join('')}</g>`,
  )
  const points = pointsOf(outline).map(([x = 0, y = 0]) => `${x},${y}`)
  expect(points.length).toBeGreaterThan(30)
  expect(points.length).toBeLessThanOrEqual(48)
  const mirrored = pointsOf(outline).map(([x = 0, y = 0]) => `${100 - x},${y}`)
  expect(mirrored.toSorted()).toEqual(points.toSorted())
})

const bricks = Array.from(
  {length: 80},
  (_, at) =>
    `<rect x="${(at % 8) * 20 + 1}" y="${Math.floor(at / 8) * 20 + 1}" width="18" height="18" fill="${at % 3 ? '#c9a878' : '#8a6a48'}"/>`,
).join('')

test.each([
  ['is all texture', bricks],
  ['shows a piece before a wall that is not calm', `${bricks}<path d="${VASE}" fill="#2040b0"/>`],
  ['is empty', ''],
  ['shows a small thing', `<circle cx="80" cy="100" r="8" fill="${STONE}"/>`],
  ['shows a piece that is not symmetrical', `<path d="M20 20 h30 v130 h90 v30 h-120 z" fill="${STONE}"/>`],
  [
    'shows two pieces on a thin rod',
    `<g fill="${STONE}"><circle cx="50" cy="100" r="24"/><circle cx="110" cy="100" r="24"/><rect x="60" y="98" width="40" height="4"/></g>`,
  ],
  ['shows a piece that hardly differs from the wall', `<path d="${VASE}" fill="#cbc4b8"/>`],
])('there is no outline in a picture that %s', async (_, drawing) => {
  expect(await traced(drawing)).toBeUndefined()
})
