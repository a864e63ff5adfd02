import {z} from 'zod'
import {clockProblem} from './plausible-clock.ts'

/** The memory of a retention from run to run, and from start to start. */
export const retentionState = z.object({
  /** Hours that the program has run. They are counted, so a wrong clock cannot change them. */
  hours: z.number(),
  /** Date of the last run. */
  seenAt: z.number().optional(),
  /** The clock is trusted from this hour on. */
  trustedFrom: z.number(),
  /** Hour of the last alarm. */
  alarmedAt: z.number().optional(),
  /** Hour of the last removal. */
  removedAt: z.number().optional(),
  /** Each mark: at an hour, everything of a setting that is older than a date was marked. Oldest first. */
  marks: z.array(z.object({hour: z.number(), before: z.record(z.string(), z.number())})),
})

export type RetentionState = z.infer<typeof retentionState>

export const newRetention = (): RetentionState => ({hours: 0, trustedFrom: 0, marks: []})

interface Run {
  /** Age in days at which something is removed, by setting. */
  days: Record<string, number>
  /** Date by the clock of the machine, in milliseconds since 1970. */
  now: number
  /** Date of the newest transaction of the content. Undefined: there is no transaction, or its date is unknown. */
  newest?: number | undefined
  /** Date of the newest record of another kind, which may be years old. */
  newestRecord?: number | undefined
  /** An hour has passed since the last run of this process. */
  isHour: boolean
}

interface Decision {
  state: RetentionState
  /** By setting: everything older than this date may be removed now. */
  removeBefore?: Map<string, number>
  /** Why the clock cannot be right. Present at the first run that finds it so, then once a day. */
  alarm?: string
}

const DAY_MS = 86_400_000
const DAY_HOURS = 24
const WEEK_HOURS = 7 * DAY_HOURS

/**
 * Decides what one run of a retention may do. A record is marked a week before its time and removed a week later. The
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
  return removalOf(withMark(state, days, now), days, now)
}

/** Marks at most once a day. */
function withMark(state: RetentionState, days: Run['days'], now: number): RetentionState {
  const last = state.marks.at(-1)
  if (last && state.hours - last.hour < DAY_HOURS) return state
  const before = Object.entries(days).map(([setting, age]) => [setting, now - Math.max(0, age - 7) * DAY_MS])
  return {...state, marks: [...state.marks, {hour: state.hours, before: Object.fromEntries(before)}]}
}

/** Allows a removal at most once a day. */
function removalOf(state: RetentionState, days: Run['days'], now: number): Decision {
  const ripe = state.marks.filter(({hour}) => state.hours - hour >= WEEK_HOURS)
  const newestRipe = ripe.at(-1)
  if (!newestRipe || (state.removedAt !== undefined && state.hours - state.removedAt < DAY_HOURS))
    return {state}
  const marked = Object.entries(days).flatMap(([setting, age]): [string, number][] => {
    const before = newestRipe.before[setting]
    return before === undefined ? [] : [[setting, Math.min(before, now - age * DAY_MS)]]
  })
  return {
    state: {...state, removedAt: state.hours, marks: state.marks.slice(ripe.length - 1)},
    removeBefore: new Map(marked),
  }
}

/** Share of all records that one day may remove in any case. */
const SHARE = 0.05
/** Days' worth of records that one day may remove: twice what a day adds, or the oldest of a short period would pile up. */
const DAYS_WORTH = 2
/** Records that one day may remove in any case, where there are few. */
const FEW = 20

/**
 * The number of records that one day may remove, the oldest first, so that a mistake does not take all records. More
 * follow on the next days, as after the period was shortened: three years of records shrink to a month of them in nine
 * weeks.
 */
export function mostOfDay(count: number, days: number): number {
  return Math.max(FEW, Math.floor(count * Math.max(SHARE, DAYS_WORTH / days)))
}
