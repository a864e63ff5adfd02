import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readFile, readdir, rename, rm} from 'node:fs/promises'
import {dirname, join, relative} from 'node:path'
import {hasCode} from '../../lib/disk/system-error.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'

/** Files of the project, and the stamp that says for which content of them something was last done. */
export interface Stamped {
  root: string
  /** Files and folders, relative to `root`. */
  inputs: string[]
  /** File with the fingerprint of the inputs. */
  stamp: string
  /** Whether tests count as inputs too. */
  withTests?: boolean
}

/** A folder that is made from files of the project. */
export interface BuildProduct extends Stamped {
  /** Folder of the result, relative to `root`. */
  folder: string
}

/** Folders below an input, and files, that are no part of the result. The build itself writes `dist` and `.gen.ts`. */
const NOT_BUILT = /(^|\/)(dist(?:\.\w+)?|node_modules|e2e|migrations|\.sanity)\/|\.gen\.ts$/
const TEST = /\.test\.tsx?$/

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, {recursive: true, withFileTypes: true}).catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) return undefined
    throw error
  })
  if (!entries) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The files that count as inputs, relative to the root. */
export async function inputFiles({root, inputs, withTests = false}: Stamped): Promise<string[]> {
  const files = await Promise.all(inputs.map((input) => filesUnder(join(root, input))))
  return files
    .flat()
    .map((file) => relative(root, file))
    .filter((file) => !NOT_BUILT.test(file) && (withTests || !TEST.test(file)))
    .sort()
}

/** Covers the content of files, not their modification times, so that a checkout or a copy causes no build. */
async function fingerprint(product: Stamped): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await inputFiles(product)) {
    const content = await readFile(join(product.root, file))
    hash.update(file).update('\0').update(content).update('\0')
  }
  return hash.digest('hex')
}

/** Whether the inputs are as they were at the last `stampInputs`. */
export const areStamped = async (stamped: Stamped): Promise<boolean> =>
  (await readFile(join(stamped.root, stamped.stamp), 'utf8').catch(() => '')) === (await fingerprint(stamped))

/** Records that something was done for the present content of the inputs. */
export async function stampInputs(stamped: Stamped): Promise<void> {
  await writeStamp(stamped, await fingerprint(stamped))
}

async function writeStamp({root, stamp}: Stamped, inputs: string) {
  await mkdir(dirname(join(root, stamp)), {recursive: true})
  await writeWhole(join(root, stamp), inputs)
}

/**
 * Makes a product that is missing, or whose inputs have changed since it was made. A file that changes while the
 * product is made counts as changed.
 * @param make writes the product into `<folder>.new`
 */
export async function makeIfStale(
  product: BuildProduct,
  make: () => Promise<void>,
  {force = false} = {},
): Promise<void> {
  const {root, folder, stamp} = product
  const inputs = await fingerprint(product)
  const made = await readFile(join(root, stamp), 'utf8').catch(() => '')
  if (!force && made === inputs && existsSync(join(root, folder))) return
  await make()
  await putInPlace(join(root, folder))
  await writeStamp(product, inputs)
}

/**
 * Replaces a folder by `<folder>.new`. A server that runs on the old folder sees a complete one at every other moment.
 */
export async function putInPlace(folder: string): Promise<void> {
  const old = `${folder}.old`
  await rm(old, {recursive: true, force: true})
  if (existsSync(folder)) await rename(folder, old)
  await rename(`${folder}.new`, folder)
  await rm(old, {recursive: true, force: true})
}
