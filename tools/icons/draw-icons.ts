import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import sharp from 'sharp'
import {root} from '../../scripts/project/root.ts'
import {command} from '../../scripts/terminal/command.ts'

const HELP = `node tools/icons/draw-icons.ts

Draws the icons in web/public from icon.svg and icon-maskable.svg. Run it after a change of one of these drawings.`

const folder = join(root, 'web/public')

interface IconFile {
  file: string
  drawing: 'icon.svg' | 'icon-maskable.svg'
  /** In pixels. */
  edge: number
}

export const ICONS: readonly IconFile[] = [
  {file: 'icon-192.png', drawing: 'icon.svg', edge: 192},
  {file: 'icon-512.png', drawing: 'icon.svg', edge: 512},
  {file: 'icon-maskable-192.png', drawing: 'icon-maskable.svg', edge: 192},
  {file: 'icon-maskable-512.png', drawing: 'icon-maskable.svg', edge: 512},
  {file: 'apple-touch-icon.png', drawing: 'icon.svg', edge: 180},
  {file: 'favicon.ico', drawing: 'icon.svg', edge: 32},
]

const SVG_DPI = 72

/** The bytes of an icon file: a small PNG, with the header of an icon file before it for `.ico`. */
export async function drawIcon({file, drawing, edge}: IconFile): Promise<Buffer> {
  const svg = await readFile(join(folder, drawing))
  const {width} = await sharp(svg).metadata()
  const png = await sharp(svg, {density: (SVG_DPI * edge * 2) / width})
    .resize(edge, edge)
    .png({palette: true, colours: 32})
    .toBuffer()
  return file.endsWith('.ico') ? Buffer.concat([icoHeader(edge, png.length), png]) : png
}

/** Header of an `.ico` file with one picture. */
function icoHeader(edge: number, length: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(edge, 6)
  header.writeUInt8(edge, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(length, 14)
  header.writeUInt32LE(header.length, 18)
  return header
}

async function drawAll() {
  for (const icon of ICONS) await writeFile(join(folder, icon.file), await drawIcon(icon))
}

if (import.meta.main) await command(HELP, {}, drawAll)
