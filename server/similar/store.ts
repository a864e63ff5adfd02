import {readFile} from 'node:fs/promises'
import {z} from 'zod'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import type {Outline} from './outline.ts'
import type {Described} from './image.ts'

/** Rises when descriptors or outlines change: stored ones of another version are made again. */
const VERSION = 2

/** The looks of images, and the similar products found with them. Everything here can be computed again. */
export interface ComparisonCache {
  /** By the image's name. */
  pictures: Map<string, Described>
  /** By a product's key. */
  outlines: Map<string, Outline>
  /** Keys of the most similar products, by a product's key. */
  similar: Map<string, string[]>
  /** Fingerprint of the products that were compared. */
  compared: string
}

const outline = z.object({points: z.string(), ratio: z.number()})

const stored = z.object({
  version: z.literal(VERSION),
  pictures: z.record(z.string(), z.object({descriptor: z.base64(), outline: outline.optional()})),
  outlines: z.record(z.string(), outline),
  similar: z.record(z.string(), z.array(z.string())),
  compared: z.string(),
})

/** Every version has them. Pages show them until all products are compared again. */
const anyVersion = stored.pick({similar: true})

/** @returns only the similar products when the file is of another version, and nothing without a file */
export async function readComparisonCache(path: string): Promise<ComparisonCache> {
  const known: ComparisonCache = {pictures: new Map(), outlines: new Map(), similar: new Map(), compared: ''}
  try {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'))
    known.similar = new Map(Object.entries(anyVersion.parse(file).similar))
    const {pictures, outlines, compared} = stored.parse(file)
    for (const [name, {descriptor, ...more}] of Object.entries(pictures))
      known.pictures.set(name, {...more, descriptor: new Uint8Array(Buffer.from(descriptor, 'base64'))})
    return {...known, outlines: new Map(Object.entries(outlines)), compared}
  } catch {
    return known
  }
}

/** @throws system errors; the file is then as it was */
export async function writeComparisonCache(path: string, known: ComparisonCache): Promise<void> {
  const images = [...known.pictures].map(
    ([name, {descriptor, ...more}]) =>
      [name, {...more, descriptor: Buffer.from(descriptor).toString('base64')}] as const,
  )
  const whole: z.infer<typeof stored> = {
    version: VERSION,
    pictures: Object.fromEntries(images),
    outlines: Object.fromEntries(known.outlines),
    similar: Object.fromEntries(known.similar),
    compared: known.compared,
  }
  await writeWhole(path, JSON.stringify(whole))
}
