import {LAKE_FILE, assetsIn, problemsOf} from '@stone-designs/lake/admin'
import {existsSync} from 'node:fs'
import {open, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {BackupError} from './backup-error.ts'
import {fingerprint} from './copy.ts'
import {isDatabase, MANIFEST} from './data-folder.ts'

/** Windows also separates names by a backslash, and a colon follows the letter of a disk. Elsewhere both are in names. */
const isWindows = process.platform === 'win32'
const SEPARATOR = isWindows ? /[\\/]/ : '/'

/** A path that cannot lead out of the folder: the list may come from an untrusted source. */
const pathWithin = z
  .string()
  .refine((path) =>
    path.split(SEPARATOR).every((name) => name !== '' && name !== '..' && !(isWindows && name.includes(':'))),
  )

const manifest = z.object({
  version: z.literal(1),
  /** ISO 8601, UTC. */
  madeAt: z.iso.datetime(),
  /** By path in the backup, with `/` on every system. */
  files: z.record(pathWithin, z.object({bytes: z.int(), sha1: z.string()})),
})

export type Manifest = z.infer<typeof manifest>

/** @throws BackupError when the folder is not a backup, or its list is damaged */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new BackupError(
      `${folder} is not a backup: it has no ${MANIFEST}. Name the folder of a single backup.`,
    )
  const parsed = manifest.safeParse(parsedOrNothing(text))
  if (parsed.success) return parsed.data
  throw new BackupError(
    `The ${MANIFEST} in ${folder} is damaged, or was written by a newer version. Use another backup, or update.`,
  )
}

export async function writeManifest(folder: string, list: Manifest): Promise<void> {
  await using file = await open(join(folder, MANIFEST), 'wx', 0o600)
  await file.writeFile(`${JSON.stringify(list, undefined, 2)}\n`)
  await file.sync()
}

/**
 * Reads a whole backup and checks every file against the list, and every database with SQLite.
 * @param say called with the path of each file before it is read
 * @returns a line for each problem
 */
export async function problemsIn(
  folder: string,
  {files}: Manifest,
  say: (path: string) => void,
): Promise<string[]> {
  const problems: string[] = []
  for (const [path, expected] of Object.entries(files)) {
    say(path)
    const file = join(folder, path)
    const found = existsSync(file) ? await fingerprint(file) : undefined
    if (!found) problems.push(`${path} is missing`)
    else if (found.sha1 !== expected.sha1) problems.push(`${path} differs from what was copied`)
    else if (isDatabase(path)) problems.push(...problemsOf(file).map((line) => `${path}: ${line}`))
  }
  return problems
}

/** The ids of asset documents whose bytes are missing, or do not match their hash. These bytes cannot be recovered. */
export function assetsWithoutBytes(folder: string, {files}: Manifest): string[] {
  if (!files[LAKE_FILE]) return []
  return assetsIn(join(folder, LAKE_FILE))
    .filter(({sha1}) => files[`assets/${sha1.slice(0, 2)}/${sha1}`]?.sha1 !== sha1)
    .map(({id, dataset}) => `${dataset}: ${id}`)
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
