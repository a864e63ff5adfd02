import {open, readFile, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {recordedAddress, recordedText} from '../../contract/site/recorded.ts'
import {makeFolder} from '../../lib/disk/folders.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import {isMissing} from '../../lib/disk/system-error.ts'

const browserError = z.object({
  /** ISO 8601, by this server's clock. */
  at: z.string(),
  message: z.string(),
  pageUrl: z.string().optional(),
  pageName: z.string().optional(),
})

/** A failure in a visitor's browser. */
export type BrowserError = z.infer<typeof browserError>

export interface ErrorLog {
  /** Resolves once the line is on disk. */
  write(error: BrowserError): Promise<void>
  /** The errors that a test accepts, oldest first. */
  find(test: (error: BrowserError) => boolean): Promise<BrowserError[]>
  /** Deletes the errors that a test accepts. @returns their number */
  erase(test: (error: BrowserError) => boolean): Promise<number>
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
 * Opens a log with one JSON object a line, oldest first. The current file is `browser-errors.log`, older files end in
 * `.1`, `.2` and so on. Only this user can read them.
 */
export function openErrorLog({dir, maxBytes = 1_000_000, keep = 4}: ErrorLogOptions): ErrorLog {
  makeFolder(dir)
  const path = join(dir, 'browser-errors.log')
  /** The oldest first. */
  const paths = [...Array.from({length: keep}, (_, index) => `${path}.${keep - index}`), path]
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
    async find(test) {
      await tail
      const errors = (await readFiles(paths)).flatMap(({lines}) => lines.map(parseLine))
      return errors.filter((error) => error !== undefined).filter(test)
    },
    erase(test) {
      const erased = tail.then(() => eraseFrom(paths, test))
      tail = erased.catch(() => undefined)
      return erased
    },
    write({at, message, pageUrl, pageName}) {
      const entry = {
        at,
        message: recordedText(message.slice(0, MAX_TEXT), true),
        pageUrl: withoutSecrets(pageUrl)?.slice(0, MAX_TEXT),
        pageName: pageName?.slice(0, MAX_TEXT),
      }
      const written = tail.then(() => append(`${JSON.stringify(entry)}\n`))
      tail = written.catch(() => undefined)
      return written
    },
  }
}

/** Lines of each file that exists. */
async function readFiles(paths: string[]): Promise<{path: string; lines: string[]}[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8').catch(ignoreMissing)
      return text ? {path, lines: text.split('\n').filter(Boolean)} : undefined
    }),
  )
  return found.filter((file) => file !== undefined)
}

async function eraseFrom(paths: string[], test: (error: BrowserError) => boolean): Promise<number> {
  let count = 0
  for (const {path, lines} of await readFiles(paths)) {
    const kept = lines.filter((line) => {
      const error = parseLine(line)
      return !error || !test(error)
    })
    if (kept.length === lines.length) continue
    count += lines.length - kept.length
    await writeWhole(path, kept.map((line) => `${line}\n`).join(''))
  }
  return count
}

/** @returns undefined for a line that was cut off */
function parseLine(line: string): BrowserError | undefined {
  try {
    return browserError.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Keeps the parameters that the site knows. Other ones, the fragment and passwords may be somebody's secret. */
function withoutSecrets(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const url = URL.parse(address)
  if (!url) return recordedAddress(address, true)
  url.username = ''
  url.password = ''
  return recordedAddress(url.href, true)
}

function ignoreMissing(error: unknown) {
  if (!isMissing(error)) throw error
}
