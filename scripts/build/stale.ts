import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readFile, readdir} from 'node:fs/promises'
import {dirname, join, relative} from 'node:path'
import {hasCode} from '../../server/disk/system-error.ts'
import {writeWhole} from '../../server/disk/whole-file.ts'

/** Something that a build makes from files. */
export interface BuildProduct {
  root: string
  /** Files and folders, relative to `root`. */
  inputs: string[]
  /** A file of the result; its absence means that there is no result. */
  output: string
  /** File with the fingerprint of the inputs of the last build. */
  stamp: string
}

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, {recursive: true, withFileTypes: true}).catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) return undefined
    throw error
  })
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !/(^|\/)(dist(?:\.\w+)?|node_modules|e2e|migrations|\.sanity)\//.test(relative(path, file)) &&
        !/\.test\.tsx?$/.test(file),
    )
}

/** Covers the content of files, not their modification times, so that a checkout or a copy causes no build. */
async function fingerprint({root, inputs}: BuildProduct): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of (await filesUnder(join(root, input))).sort()) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** Whether the result is missing, or its inputs have changed since the last build. */
export async function isStale(product: BuildProduct): Promise<boolean> {
  if (!existsSync(join(product.root, product.output))) return true
  const made = await readFile(join(product.root, product.stamp), 'utf8').catch(() => '')
  return made !== (await fingerprint(product))
}

/** Stores the fingerprint of the inputs, after a build. */
export async function markFresh(product: BuildProduct): Promise<void> {
  const stamp = join(product.root, product.stamp)
  await mkdir(dirname(stamp), {recursive: true})
  await writeWhole(stamp, await fingerprint(product))
}
