import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {root} from '../../scripts/project/root.ts'
import {drawIcon, ICONS} from './draw-icons.ts'

const folder = join(root, 'web/public')

/** The bytes after the header of an `.ico` file. */
const pictureOf = (file: string, bytes: Buffer) => (file.endsWith('.ico') ? bytes.subarray(22) : bytes)

test.each(ICONS)('$file shows $drawing in its size and is small', async (icon) => {
  const bytes = await readFile(join(folder, icon.file))
  expect(bytes.length).toBeLessThan(8000)
  const stored = sharp(pictureOf(icon.file, bytes))
  expect(await stored.metadata()).toMatchObject({width: icon.edge, height: icon.edge})
  const wanted = await sharp(pictureOf(icon.file, await drawIcon(icon)))
    .raw()
    .toBuffer()
  const pixels = await stored.raw().toBuffer()
  const differing = pixels.filter((value, at) => Math.abs(value - (wanted[at] ?? 0)) > 40)
  expect(differing.length / pixels.length).toBeLessThan(0.01)
})

test('every icon of the manifest exists in the stated size, and two of them can be masked', async () => {
  const manifest = z
    .object({icons: z.array(z.object({src: z.string(), sizes: z.string(), purpose: z.string().optional()}))})
    .parse(JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')))
  for (const {src, sizes} of manifest.icons) {
    const {width} = await sharp(join(folder, src)).metadata()
    expect(sizes, src).toBe(src.endsWith('.svg') ? 'any' : `${width}x${width}`)
  }
  expect(manifest.icons.filter(({purpose}) => purpose === 'maskable')).toHaveLength(2)
})

test('the pages and the icon show the same mark', async () => {
  const [mark, icon, logo] = await Promise.all(
    ['../design/Mark.tsx', 'icon.svg', 'logo.svg'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const path = /d="M0 0h64v64H0z(?<path>[^"]+)"/.exec(logo ?? '')?.groups?.['path'] ?? 'none'
  expect(icon).toContain(path)
  expect(mark).toContain(path)
})
