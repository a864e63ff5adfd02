import {readFileSync} from 'node:fs'
import {z} from 'zod'
import {writeWholeSync} from '../disk/whole-file.ts'
import {clockProblem} from './plausible-clock.ts'

/** The memory of a retention from run to run, and from start to start. */
const retentionState = z.object({
  /** Hours that the program has run. They are counted, so a wrong clock cannot change them. */
  hours: z.number(),
  /** Date of the last run. */
  seenAt: z.number().optional(),
  /** The clock is trusted from this hour on. */
  trustedFrom: z.number(),
  /** Hour of the last alarm. */
  alarmedAt: z.number().optional(),
  /** Hour of the last purge. */
  purgedAt: z.number().optional(),
  /** Each mark: at an hour, everything older than a date was marked. Oldest first. */
  marks: z.array(z.object({hour: z.number(), before: z.number()})),
})

export type RetentionState = z.infer<typeof retentionState>

export const newRetention = (): RetentionState => ({hours: 0, trustedFrom: 0, marks: []})

interface Run {
  /** Age in days at which something is purged. */
  days: number
  /** Date by the clock of the machine, in milliseconds since 1970. */
  now: number
  /** Date of the newest transaction of the content. Undefined: there is none, or it is unknown. */
  newest?: number | undefined
  /** Date of the newest record of another kind, which may be years old. */
  newestRecord?: number | undefined
  /** An hour has passed since the last run of this process. */
  isHour: boolean
}

interface Decision {
  state: RetentionState
  /** Everything older than this date may be purged now. */
  purgeBefore?: number
  /** Why the clock cannot be right. Present at the first run that finds it so, then once a day. */
  alarm?: string
}

const DAY_MS = 86_400_000
const DAY_HOURS = 24
const WEEK_HOURS = 7 * DAY_HOURS

/**
 * Decides what one run of a retention may do. A record is marked a week before its time and purged a week later. The
 * week is one of hours that the program has run, so a wrong date cannot shorten it. A jump of the clock drops all marks, and
 * the clock is trusted again after a week without another jump.
 */
export function decideRetention(old: RetentionState, {days, now, isHour, ...known}: Run): Decision {
  const hours = old.hours + Number(isHour)
  const state = {...old, hours, seenAt: now}
  const problem = clockProblem(now, {seenAt: old.seenAt, ...known})
  if (problem !== undefined) {
    const isNew =
      old.alarmedAt === undefined || hours - old.alarmedAt >= DAY_HOURS || old.trustedFrom <= hours
    return {
      state: {...state, trustedFrom: hours + WEEK_HOURS, marks: [], alarmedAt: isNew ? hours : old.alarmedAt},
      ...(isNew ? {alarm: problem} : {}),
    }
  }
  if (hours < old.trustedFrom) return {state}
  return purgeOf(withMark(state, now, days), now, days)
}

/** Marks at most once a day. */
function withMark(state: RetentionState, now: number, days: number): RetentionState {
  const last = state.marks.at(-1)
  if (last && state.hours - last.hour < DAY_HOURS) return state
  const before = now - Math.max(0, days - 7) * DAY_MS
  return {...state, marks: [...state.marks, {hour: state.hours, before}]}
}

/** Allows a purge at most once a day. */
function purgeOf(state: RetentionState, now: number, days: number): Decision {
  const ripe = state.marks.filter(({hour}) => state.hours - hour >= WEEK_HOURS)
  const newestRipe = ripe.at(-1)
  if (!newestRipe || (state.purgedAt !== undefined && state.hours - state.purgedAt < DAY_HOURS))
    return {state}
  const marks = state.marks.slice(ripe.length - 1)
  return {
    state: {...state, purgedAt: state.hours, marks},
    purgeBefore: Math.min(newestRipe.before, now - days * DAY_MS),
  }
}

/** Share of all records that one day may purge in any case. */
const SHARE = 0.05
/** Days' worth of records that one day may purge: twice what a day adds, or the oldest of a short period would pile up. */
const DAYS_WORTH = 2
/** Records that one day may purge in any case, where there are few. */
const FEW = 20

/**
 * The number of records that one day may purge, the oldest first, so that a mistake does not take all of them. More follow
 * on the next days, as after the period was shortened: three years of records shrink to a month of them in nine weeks.
 */
export function mostOfDay(count: number, days: number): number {
  return Math.max(FEW, Math.floor(count * Math.max(SHARE, DAYS_WORTH / days)))
}

/** Runs `decideRetention` with a memory in a file. */
export function decideWithFile(path: string, run: Run): Decision {
  const decision = decideRetention(readState(path), run)
  // Written first: a purge that cannot be remembered must not happen twice a day.
  writeWholeSync(path, JSON.stringify(decision.state))
  return decision
}

/** A file that cannot be understood counts as none: the first purge is then a week away. */
function readState(path: string): RetentionState {
  try {
    return retentionState.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return newRetention()
  }
}
