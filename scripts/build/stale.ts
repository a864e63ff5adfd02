import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readFile, readdir, rename, writeFile} from 'node:fs/promises'
import {dirname, join, relative} from 'node:path'

/** Something made from files: what it reads, where the result is, and where the fingerprint of its inputs is kept. */
export interface Product {
  root: string
  /** Files and folders, relative to `root`. */
  inputs: string[]
  /** A file that is there when the product is. */
  output: string
  stamp: string
}

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, {recursive: true, withFileTypes: true}).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !/(^|\/)(dist(?:\.\w+)?|node_modules|e2e|\.sanity)\//.test(relative(path, file)) &&
        !/\.test\.tsx?$/.test(file),
    )
}

/** Content, not modification times: a checkout or a copy must not cause a build. */
async function fingerprint({root, inputs}: Product): Promise<string> {
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

/** Whether the product is missing or was made from other inputs than those that are there now. */
export async function isStale(product: Product): Promise<boolean> {
  if (!existsSync(join(product.root, product.output))) return true
  const made = await readFile(join(product.root, product.stamp), 'utf8').catch(() => '')
  return made !== (await fingerprint(product))
}

/** Remembers the inputs that the product was just made from. */
export async function markFresh(product: Product): Promise<void> {
  const stamp = join(product.root, product.stamp)
  await mkdir(dirname(stamp), {recursive: true})
  await writeFile(`${stamp}.new`, await fingerprint(product))
  await rename(`${stamp}.new`, stamp)
}
