import {parseEnv} from 'node:util'
import {distance} from 'fastest-levenshtein'

/** Settings of a file, and sentences about lines that do not say what their writer meant. */
interface EnvFile {
  values: Record<string, string | undefined>
  /** Reasons not to start: each would otherwise be a setting that is ignored or cut. */
  problems: string[]
  /** Things that work, and that the owner should know. */
  notices: string[]
}

/** Variables that are no settings of the shop and have their effect all the same. */
const OTHERS =
  /^(?:AWS_|NODE_|npm_|https?_proxy$|no_proxy$|TZ$|LANG$|LC_|HOME$|PATH$|TMPDIR$|CI$|E2E_|SITE_LANGUAGE$)/i

/**
 * Reads a file of settings as people's editors save it: with a byte order mark, or in UTF-16.
 * @param known names of all settings
 */
export function readEnvFile(bytes: Uint8Array, known: readonly string[]): EnvFile {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  const notices =
    encoding === 'utf-8'
      ? []
      : ['.env is saved in UTF-16, which other programs cannot read. Save it as UTF-8.']
  const values = parseEnv(text)
  const problems = problemsOf(text)
  for (const name of Object.keys(values).filter((each) => !known.includes(each) && !OTHERS.test(each))) {
    const meant = known.find((each) => isNearly(name, each))
    if (meant === undefined)
      notices.push(`.env: ${name} is no setting of the shop (.env.example lists them).`)
    else problems.push(`${name} is no setting. Did you mean ${meant}?`)
  }
  return {values, problems, notices}
}

/** Two bytes for each letter of a file without a mark, in one order or the other, have a zero in every second place. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be'
  return 'utf-8'
}

const ASSIGNMENT = /^\s*(?:export\s+)?(?<name>[^\s=#]+)\s*=\s*(?<value>.*)$/

/** Lines that Node's parser cuts or drops without a word. */
function problemsOf(text: string): string[] {
  const problems: string[] = []
  let quote: string | undefined
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (quote !== undefined) {
      if (line.includes(quote)) quote = undefined
      continue
    }
    if (/^\s*(?:#|$)/.test(line)) continue
    const {name = '', value = ''} = ASSIGNMENT.exec(line)?.groups ?? {}
    const [mark = ''] = value
    if (name === '') problems.push(`line ${index + 1} is no setting. Write NAME=value, or # before a remark.`)
    else if (`"'\``.includes(mark) && mark !== '') quote = value.includes(mark, 1) ? undefined : mark
    else if (/\S#/.test(value))
      problems.push(
        `${name}: the # in line ${index + 1} would begin a remark. Put the value into double quotes.`,
      )
  }
  if (quote !== undefined) problems.push(`a quotation mark (${quote}) is never closed.`)
  return problems
}

/** Whether a name is another one with at most two letters wrong, missing or added. */
const isNearly = (name: string, other: string) => distance(name.toUpperCase(), other) <= 2
