import {readFile} from 'node:fs/promises'
import {z} from 'zod'
import {writeWhole} from '../disk/whole-file.ts'
import {DESCRIPTOR_VERSION, type Descriptor} from './descriptor.ts'

/** Descriptors of pictures and the similar products found with them. Everything here can be computed again. */
export interface Known {
  /** By the picture's name. */
  descriptors: Map<string, Descriptor>
  /** Keys of the most similar products, by a product's key. */
  similar: Map<string, string[]>
  /** Fingerprint of the products that were compared. */
  compared: string
}

const stored = z.object({
  version: z.literal(DESCRIPTOR_VERSION),
  descriptors: z.record(z.string(), z.base64()),
  similar: z.record(z.string(), z.array(z.string())),
  compared: z.string(),
})

/** @returns nothing known, when there is no file or another version of it */
export async function readKnown(path: string): Promise<Known> {
  try {
    const {descriptors, similar, compared} = stored.parse(JSON.parse(await readFile(path, 'utf8')))
    const decoded = Object.entries(descriptors).map(
      ([name, base64]) => [name, new Uint8Array(Buffer.from(base64, 'base64'))] as const,
    )
    return {descriptors: new Map(decoded), similar: new Map(Object.entries(similar)), compared}
  } catch {
    return {descriptors: new Map(), similar: new Map(), compared: ''}
  }
}

/** @throws system errors; the file is then as it was */
export async function writeKnown(path: string, {descriptors, similar, compared}: Known): Promise<void> {
  const encoded = [...descriptors].map(
    ([name, descriptor]) => [name, Buffer.from(descriptor).toString('base64')] as const,
  )
  const whole: z.infer<typeof stored> = {
    version: DESCRIPTOR_VERSION,
    descriptors: Object.fromEntries(encoded),
    similar: Object.fromEntries(similar),
    compared,
  }
  await writeWhole(path, JSON.stringify(whole))
}
