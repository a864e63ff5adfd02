import {open, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {makeFolder} from '../disk/folders.ts'
import {isMissing} from '../disk/system-error.ts'

/** A failure in a visitor's browser. */
export interface BrowserError {
  /** ISO 8601, by this server's clock. */
  at: string
  message: string
  pageUrl?: string | undefined
  pageName?: string | undefined
}

export interface ErrorLog {
  /** Resolves once the line is on disk. */
  write(error: BrowserError): Promise<void>
}

interface ErrorLogOptions {
  /** Folder of `browser-errors.log`; made when missing. */
  dir: string
  /** Size in bytes at which the file is renamed and a new one begins. */
  maxBytes?: number
  /** Number of older files to keep. */
  keep?: number
}

const MAX_TEXT = 2000

/**
 * Opens a log with one JSON object a line, oldest first. The current file is `browser-errors.log`, older ones end in
 * `.1`, `.2` and so on. Only this user can read them.
 */
export function openErrorLog({dir, maxBytes = 1_000_000, keep = 4}: ErrorLogOptions): ErrorLog {
  makeFolder(dir)
  const path = join(dir, 'browser-errors.log')
  let tail: Promise<unknown> = Promise.resolve()

  async function append(line: string) {
    await using file = await open(path, 'a', 0o600)
    await file.appendFile(line)
    await file.datasync()
    if ((await file.stat()).size >= maxBytes) await rotate()
  }

  async function rotate() {
    await rm(`${path}.${keep}`, {force: true})
    for (let number = keep - 1; number >= 1; number -= 1) {
      await rename(`${path}.${number}`, `${path}.${number + 1}`).catch(ignoreMissing)
    }
    await rename(path, keep > 0 ? `${path}.1` : path)
  }

  return {
    write({at, message, pageUrl, pageName}) {
      const entry = {
        at,
        message: message.slice(0, MAX_TEXT),
        pageUrl: withoutSecrets(pageUrl)?.slice(0, MAX_TEXT),
        pageName: pageName?.slice(0, MAX_TEXT),
      }
      const written = tail.then(() => append(`${JSON.stringify(entry)}\n`))
      tail = written.catch(() => undefined)
      return written
    },
  }
}

/** Removes the fragment, where sign-in links carry their code, and passwords: neither belongs in a log. */
function withoutSecrets(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const url = URL.parse(address)
  if (!url) return address.replace(/#.*$/s, '')
  url.hash = ''
  url.username = ''
  url.password = ''
  return url.href
}

function ignoreMissing(error: unknown) {
  if (!isMissing(error)) throw error
}
