import {readFileSync} from 'node:fs'
import {z} from 'zod'
import {writeWholeSync} from '../disk/whole-file.ts'
import {every} from './periodic.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Longest plausible time in which the program does not run. */
const MAX_PAUSE_DAYS = 31
/** Longest plausible time in which nothing of the content changes. */
const MAX_QUIET_DAYS = 90
/** A correction of the clock may set it back by less. */
const MAX_BACK_DAYS = 1
/** Milliseconds of running after which a clock that jumped once, and not again, is believed. */
const WEEK_MS = 7 * DAY_MS

/** Dates with which the clock is compared, in milliseconds since 1970. */
interface KnownDates {
  /** Date when the program ran last. */
  seenAt?: number | undefined
  /** Date that has certainly been reached. Absent: `seenAt`. */
  reached?: number | undefined
  /** Date of the newest change of the content, which changes at least every 90 days. */
  newest?: number | undefined
  /** Date of the newest record of another kind, which may be years old. */
  newestRecord?: number | undefined
}

/** The reason why `now` cannot be the date, or undefined. */
export function clockProblem(now: number, known: KnownDates): string | undefined {
  const {seenAt, reached = seenAt, newest, newestRecord} = known
  const isAt = `The clock of this machine says ${new Date(now).toISOString()}:`
  const daysSince = (time: number) => Math.round((now - time) / DAY_MS)
  if (seenAt !== undefined && daysSince(seenAt) > MAX_PAUSE_DAYS)
    return `${isAt} ${daysSince(seenAt)} days after the shop ran last.`
  if (reached !== undefined && -daysSince(reached) > MAX_BACK_DAYS)
    return `${isAt} ${-daysSince(reached)} days before the shop ran last.`
  if (newest !== undefined && -daysSince(newest) > MAX_BACK_DAYS)
    return `${isAt} ${-daysSince(newest)} days before the newest change of the content.`
  if (newest !== undefined && daysSince(newest) > MAX_QUIET_DAYS)
    return `${isAt} ${daysSince(newest)} days after the newest change of the content.`
  if (newestRecord !== undefined && -daysSince(newestRecord) > MAX_BACK_DAYS)
    return `${isAt} ${-daysSince(newestRecord)} days before the newest record.`
  return undefined
}

const memory = z.object({
  /** Last plausible date, in milliseconds since 1970. */
  soundAt: z.number(),
  /** Last date that had certainly been reached. Absent in files of older programs. */
  reachedAt: z.number().optional(),
  /** Present while the clock is implausible: its last date, and the milliseconds since its last jump. */
  held: z.object({date: z.number(), ms: z.number()}).optional(),
})

interface Options {
  /** File that keeps the last plausible date from start to start. Absent: it is forgotten. */
  path?: string | undefined
  /** Date of the newest change of the content, in milliseconds since 1970: read when there is no file. */
  newest: () => number | undefined
  /** Receives a sentence when the clock becomes implausible, once a day while it is, and when it is plausible again. */
  onNotice: (sentence: string) => void
}

/** A date in milliseconds since 1970, and when it was read, on the clock of `performance`. */
interface Reading {
  date: number
  at: number
}

/**
 * Compares the clock of the machine with its last plausible date, plus the time that has passed since. A clock that
 * returns to where it should be is believed at once. A clock that stays where it jumped to is believed after a week.
 *
 * A short jump ahead is plausible, because the machine may have slept or been off. It may also be wrong, so for a day the
 * clock may go back again, as far as to where it was before the jump.
 */
export class PlausibleClock {
  readonly #options: Options
  #sound: Reading
  /** The date is at least this one, plus the time that has passed since. */
  #reached: Reading
  /** When the clock last jumped ahead, or this began, on the clock of `performance`. */
  #jumpedAt: number
  #held: (Reading & {ms: number}) | undefined
  #notedAt: number | undefined
  #rememberedAt = -Infinity

  constructor(options: Options) {
    this.#options = options
    const at = performance.now()
    const known = readMemory(options.path)
    this.#sound = {date: known?.soundAt ?? soundDate(options.newest()), at}
    this.#reached = {date: known?.reachedAt ?? this.#sound.date, at}
    this.#jumpedAt = at
    this.#held = known?.held && {...known.held, at}
  }

  /** @returns the reason why the clock is implausible now, or undefined */
  problem(): string | undefined {
    const reading = {date: Date.now(), at: performance.now()}
    const problem = clockProblem(reading.date, {
      seenAt: later(this.#sound, reading.at),
      reached: later(this.#reached, reading.at),
    })
    if (problem === undefined) return this.#believe(reading)
    const isNew = this.#held === undefined
    const ms = this.#msSinceJump(reading)
    if (ms >= WEEK_MS) return this.#believe(reading)
    this.#held = {...reading, ms}
    if (isNew) this.#remember()
    this.#noteDaily(problem, reading.at)
    return problem
  }

  /** Reads the clock once an hour. Remembers it once a day, and every hour while it is implausible. @returns stops it */
  keep(onError: (error: unknown) => void): () => void {
    const run = () => {
      this.problem()
      if (this.#held !== undefined || performance.now() - this.#rememberedAt >= DAY_MS) this.#remember()
    }
    return every(HOUR_MS, run, {firstAfterMs: MINUTE_MS, onError})
  }

  #believe(reading: Reading): undefined {
    if (reading.date - later(this.#sound, reading.at) > DAY_MS) this.#jumpedAt = reading.at
    const isSteady = reading.at - this.#jumpedAt >= DAY_MS
    if (isSteady || reading.date - later(this.#reached, reading.at) <= DAY_MS) this.#reached = reading
    this.#sound = reading
    if (this.#held === undefined) return
    this.#held = undefined
    this.#notedAt = undefined
    this.#remember()
    this.#options.onNotice('The clock of this machine is plausible again.')
  }

  #msSinceJump({date, at}: Reading): number {
    if (!this.#held || clockProblem(date, {seenAt: later(this.#held, at)}) !== undefined) return 0
    return this.#held.ms + at - this.#held.at
  }

  #noteDaily(problem: string, at: number) {
    if (this.#notedAt !== undefined && at - this.#notedAt < DAY_MS) return
    this.#notedAt = at
    this.#options.onNotice(
      `${problem} Scheduled releases wait until the clock is right, or has not jumped for a week. To publish one now, cancel its schedule in the Studio and publish it.`,
    )
  }

  #remember() {
    const {path} = this.#options
    this.#rememberedAt = performance.now()
    if (path === undefined) return
    const held = this.#held && {date: this.#held.date, ms: this.#held.ms}
    const [soundAt, reachedAt] = [this.#sound.date, later(this.#reached, this.#sound.at)]
    writeWholeSync(path, JSON.stringify({soundAt, reachedAt, held}))
  }
}

/** The date that follows a reading, by the clock of `performance`. */
const later = (reading: Reading, at: number) => reading.date + at - reading.at

/** The last plausible date when only the newest change of the content is known. */
function soundDate(newest: number | undefined): number {
  const now = Date.now()
  return newest === undefined || clockProblem(now, {newest}) === undefined ? now : newest
}

/** A file that cannot be understood counts as none. */
function readMemory(path: string | undefined) {
  if (path === undefined) return undefined
  try {
    return memory.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
