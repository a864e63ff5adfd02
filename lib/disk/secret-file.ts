import {randomBytes} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {makeFolder} from './folders.ts'
import {isMissing} from './system-error.ts'
import {writeWholeSync} from './whole-file.ts'

/** 256 random bits, as text. */
const newSecret = () => randomBytes(32).toString('base64url')

/**
 * The secret in a file that only this user can read. Makes one when the file is missing or empty, so deleting the file
 * and starting again makes a new secret.
 * @throws system errors when the file can be neither read nor made
 */
export function secretFile(path: string, make = newSecret): string {
  const existing = readIfThere(path)?.trim()
  if (existing) return existing
  const secret = make()
  makeFolder(dirname(path))
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
