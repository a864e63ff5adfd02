import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {PlainError} from '../terminal/terminal.ts'

/** File in the folder of an unpacked release. A clone of the repository has none. */
export const RELEASE_FILE = 'release.json'

const about = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/),
  /** Kind of machine for which the release holds programs, such as `linux-x64`. */
  machine: z.string(),
})

/** Whether a folder is an unpacked release, which is built and has its packages. */
export const isRelease = (root: string) => existsSync(join(root, RELEASE_FILE))

/** @throws PlainError when the folder is no release */
export function readRelease(root: string): z.infer<typeof about> {
  const found = isRelease(root) && about.safeParse(JSON.parse(readFileSync(join(root, RELEASE_FILE), 'utf8')))
  if (found && found.success) return found.data
  throw new PlainError(`${root} holds no release of the shop. Use a file that npm run release has made.`)
}

/** Version of the program in a folder: an unpacked release, or a clone. */
export const versionOf = (root: string) =>
  z.object({version: z.string()}).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version

export const kindOfMachine = () => `${process.platform}-${process.arch}`
