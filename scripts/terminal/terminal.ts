import {inspect, styleText} from 'node:util'
import {diskFailure} from '../../lib/disk/disk-failure.ts'

/** A failure that the person at the terminal can correct. The message says how. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** A text whose control characters, and marks that turn the direction of writing, are shown and not obeyed: `\\u001b`. */
export const visible = (text: string) =>
  text.replaceAll(/(?![\n\t])\p{C}/gu, (mark) =>
    Array.from({length: mark.length}, (_, unit) => mark.charCodeAt(unit).toString(16).padStart(4, '0'))
      .map((code) => `\\u${code}`)
      .join(''),
  )

/** Prints a text that may hold names of files, people or documents. */
export const print = (text: string) => console.log(visible(text))

/** Prints such a text as a warning. */
export const printWarning = (text: string) => console.warn(visible(text))

/** Shows the progress of a step in a terminal. Does nothing when the output goes to a file. */
export type Say = (progress: string) => void

const clearLine = '\r\x1b[K'

/** Runs one step and prints its title, its progress and its duration. A failure is marked and thrown again. */
export async function step<T>(title: string, run: (say: Say) => Promise<T>): Promise<T> {
  const started = performance.now()
  const live = process.stdout.isTTY
  const say: Say = (progress) => {
    if (live) process.stdout.write(`${clearLine}  ${title}: ${visible(progress)}`)
  }
  process.stdout.write(live ? `  ${title} …` : `  ${title} …\n`)
  try {
    const result = await run(say)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${live ? clearLine : ''}${styleText('green', '✓')} ${title} (${seconds} s)\n`)
    return result
  } catch (error) {
    process.stdout.write(`${live ? clearLine : ''}${styleText('red', '✗')} ${title}\n`)
    throw error
  }
}

/** Describes a failure: a sentence if a person can correct it, the stack trace if it is a bug. */
export function failureText(error: unknown): string {
  if (isPlain(error)) return error.message
  return diskFailure(error) ?? inspect(error)
}

/** Prints a failure and ends the process. */
export function reportAndExit(error: unknown): never {
  console.error(`\n${visible(failureText(error))}`)
  process.exit(1)
}

/** Whether the message is enough: it is our own, or about a wrong setting or an unknown option. */
function isPlain(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    ['PlainError', 'BackupError', 'ConfigError', 'LakeError'].includes(error.name) ||
    ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
}
