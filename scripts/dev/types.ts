import {rmSync, statSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {log, secondsSince} from './log.ts'
import {startHelper, type Helper} from './helper.ts'

/** TypeScript 7, by its path: TypeScript 6, whose API dependency-cruiser needs, has a `tsc` too. */
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc')

const GENERATE = ['--disable-warning=ExperimentalWarning', 'scripts/commands/typegen.ts']

/** What TypeScript knows from the last check. */
const KNOWN = '.build/development-types'

const GENERATED = 'schemas/generated/types.ts'

/** Checks what has changed since the last check. Its `--watch` misses files that an editor replaces by renaming. */
const CHECK = [TSC, '--noEmit', '--incremental', '--tsBuildInfoFile', KNOWN, '--pretty', 'false']

/** Milliseconds without another change before the work starts: editors save several files at once. */
const QUIET_MS = 100

/** Lines of one round that are printed; the rest is counted. */
const SHOWN = 10

/** Characters of a message. Some write out a whole type. */
const LONGEST = 240

export interface Types {
  /** Generates the types soon, and checks them afterwards. */
  generate(): void
  /** Checks the types soon. Prints a line for each error. */
  check(): void
  close(): void
}

/** A line of `tsc --pretty false` as people read it, or undefined when it names no error. */
export function readable(line: string): string | undefined {
  const [, file, row, column, code, message = ''] =
    /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(line) ?? []
  if (!file) return undefined
  const short = message.length > LONGEST ? `${message.slice(0, LONGEST)} …` : message
  return `${file}:${row}:${column} ${short} (${code})`
}

/** A program that is at work, and everything that it prints. */
interface Job {
  helper: Helper
  finished: Promise<{end: string; lines: string[]}>
}

function startJob(root: string, args: string[]): Job {
  const lines: string[] = []
  const onLine = (line: string) => void lines.push(line)
  const helper = startHelper(process.execPath, args, {cwd: root, onLine, isPatient: true})
  return {helper, finished: helper.ended.then((end) => ({end, lines}))}
}

/**
 * Lets the next check begin anew when the types have been generated since the last one. They are global, and TypeScript
 * 7.0 does not check again what depends on a global type that has changed: an error that the new types mend would stay,
 * and one that they cause would not come.
 */
function forgetOldTypes(root: string) {
  const writtenAt = (file: string) => statSync(join(root, file), {throwIfNoEntry: false})?.mtimeMs ?? 0
  if (writtenAt(GENERATED) > writtenAt(KNOWN)) rmSync(join(root, KNOWN), {force: true})
}

/** Prints the errors of a check. @returns whether the types are right */
function reportCheck({end, lines}: Awaited<Job['finished']>): boolean {
  const errors = lines.flatMap((line) => readable(line) ?? [])
  for (const error of errors.slice(0, SHOWN)) log('types', error, 'bad')
  if (errors.length > SHOWN) log('types', `and ${errors.length - SHOWN} more errors`, 'bad')
  if (end === 'code 0') return true
  if (errors.length === 0) log('types', `could not be checked (${end}).\n${lines.join('\n').trim()}`, 'bad')
  return false
}

/**
 * Generates and checks the types, one after the other. A check before the generation would report errors that the
 * generation mends. Changes during the work lead to another round.
 */
export function openTypes(root: string): Types {
  const wanted = new Set<'generation' | 'check'>()
  let current: {what: 'generation' | 'check'; job: Job} | undefined
  let wereRight: boolean | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function generate() {
    const started = performance.now()
    const job = startJob(root, GENERATE)
    current = {what: 'generation', job}
    const {end, lines} = await job.finished
    if (isClosed) return
    if (end === 'code 0')
      log('types', `generated from schemas and queries (${secondsSince(started)})`, 'good')
    else log('types', `could not be generated.\n${lines.join('\n').trim()}`, 'bad')
  }

  async function check() {
    forgetOldTypes(root)
    const job = startJob(root, CHECK)
    current = {what: 'check', job}
    const finished = await job.finished
    // A generation that became wanted has ended the check.
    if (isClosed || wanted.has('generation')) return
    const areRight = reportCheck(finished)
    if (areRight && !wereRight)
      log('types', wereRight === undefined ? 'are right' : 'are right again', 'good')
    wereRight = areRight
  }

  async function work() {
    if (current) return
    while (wanted.size > 0) {
      if (wanted.delete('generation')) await generate()
      else if (wanted.delete('check')) await check()
    }
    current = undefined
  }

  function want(...what: ('generation' | 'check')[]) {
    for (const each of what) wanted.add(each)
    clearTimeout(timer)
    timer = setTimeout(() => void work(), QUIET_MS)
  }

  return {
    generate() {
      want('generation', 'check')
      if (current?.what === 'check') current.job.helper.close()
    },
    check: () => want('check'),
    close() {
      isClosed = true
      wanted.clear()
      clearTimeout(timer)
      current?.job.helper.close()
    },
  }
}
