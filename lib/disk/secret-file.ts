import {randomBytes} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {makeFolder} from './folders.ts'
import {isMissing} from './system-error.ts'
import {writeWholeSync} from './whole-file.ts'

/**
 * Names of the secrets of an installation, in its data folder. No backup holds a secret, and no restore brings one
 * back.
 */
export const SECRET_FILES = [
  'lake-token',
  'event-secret',
  'preview-key',
  'upload-secret',
  'push-key',
] as const

/** 256 random bits, as text. */
const newSecret = () => randomBytes(32).toString('base64url')

/**
 * A secret in the data folder, in a file that only this user can read. Makes one when the file is missing or empty, so deleting the file
 * and starting again makes a new secret.
 * @throws system errors when the file can be neither read nor made
 */
export function secretFile(dataDir: string, name: (typeof SECRET_FILES)[number], make = newSecret): string {
  const path = join(dataDir, name)
  const existing = readIfThere(path)?.trim()
  if (existing) return existing
  const secret = make()
  makeFolder(dataDir)
  writeWholeSync(path, `${secret}\n`)
  return secret
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
