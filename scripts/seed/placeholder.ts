import sharp from 'sharp'
import {SHAPES} from './picture.ts'
import type {PictureSeed} from './picture.ts'

/** Light and shaded side of a stone, sRGB hex. */
const STONES = [
  ['#E9DFCB', '#CDBD9F'],
  ['#E3C9B8', '#C59C86'],
  ['#E6D3A3', '#C8AC6C'],
  ['#C9CFCD', '#9DA7A5'],
  ['#EDEAE3', '#CFC9BC'],
  ['#D8C3A9', '#AE9474'],
] as const

/**
 * A plain picture in the tone of a stone, used while there is no rendered master. A product's placeholder shows its
 * label. Wide and tall ones show none, because pages put text over them. The same seed gives the same bytes.
 */
export async function makePlaceholder({file, shape, label}: PictureSeed): Promise<Buffer> {
  const [width, height] = SHAPES[shape]
  const [light, shade] = STONES[sum(file) % STONES.length] ?? STONES[0]
  const size = Math.round(width / (shape === 'square' ? 3 : 18))
  const lines = isLabelled(shape) ? wrap(label, shape === 'square' ? 4 : 22) : []
  const text = lines.map(
    (line, index) =>
      `<text x="50%" y="${height / 2 + (index - (lines.length - 1) / 2) * size * 1.3 + size / 3}" font-size="${size}">${escape(line)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#stone)"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="#1D1B19" stroke-opacity=".18"/>
    <g font-family="serif" text-anchor="middle" fill="#1D1B19" fill-opacity=".62">${text.join('')}</g>
  </svg>`
  return sharp(Buffer.from(svg)).webp({quality: 80, effort: 0}).toBuffer()
}

const isLabelled = (shape: PictureSeed['shape']) => shape === 'portrait' || shape === 'square'

function wrap(label: string, length: number): string[] {
  const lines = ['']
  for (const word of label.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim()
    if (line.length > length && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function sum(text: string): number {
  return Buffer.from(text).reduce((total, byte) => total + byte, 0)
}
