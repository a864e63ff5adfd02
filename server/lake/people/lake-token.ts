import {closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync} from 'node:fs'
import {join} from 'node:path'
import {newSecret} from './secrets.ts'

const FILE = 'lake-token'

/**
 * The administrator token for scripts on this machine, from `{dataDir}/lake-token`, which only the server's user can
 * read. A missing file is made with a new token, so deleting the file replaces the token at the next start.
 */
export function readOrMakeToken(dataDir: string): string {
  if (dataDir === ':memory:') return newSecret('sk')
  const path = join(dataDir, FILE)
  const existing = readIfThere(path)?.trim()
  if (existing) return existing
  const token = newSecret('sk')
  const temporary = `${path}.part`
  const file = openSync(temporary, 'w', 0o600)
  try {
    writeSync(file, `${token}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
  return token
}

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
