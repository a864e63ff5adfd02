import {randomBytes} from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const RANDOM_CHARACTERS = 16
const MAX_READABLE_CHARACTERS = 40

/** Every slug is safe as a file name, in a URL, and in a header. */
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?\.[a-z0-9]{1,5}$/

export const isSlug = (text: string): boolean => SLUG.test(text)

/**
 * Makes a name for an upload that people can recognise and nobody can guess: the readable part of the file name, 80
 * random bits, and the extension of the type (never the one in the file name).
 */
export function newSlug(fileName: string, extension: string): string {
  const readable = fileName
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_READABLE_CHARACTERS)
    .replaceAll(/^-+|-+$/g, '')
  const random = Array.from(randomBytes(RANDOM_CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  )
  return `${readable || (extension === 'pdf' ? 'document' : 'picture')}-${random}.${extension}`
}
