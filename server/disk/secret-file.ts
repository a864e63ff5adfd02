import {randomBytes} from 'node:crypto'
import {closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync} from 'node:fs'
import {dirname} from 'node:path'

/**
 * The secret in a file that only this user can read; made, with 256 bits, when there is none.
 * @throws system errors when the file can be neither read nor made
 */
export function secretFile(path: string): string {
  const existing = readIfThere(path)?.trim()
  if (existing) return existing
  mkdirSync(dirname(path), {recursive: true})
  const secret = randomBytes(32).toString('base64url')
  const temporary = `${path}.part`
  const file = openSync(temporary, 'w', 0o600)
  try {
    writeSync(file, `${secret}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
  return secret
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
