import {z} from 'zod'

/** The memory of lead retention from run to run, and from start to start. */
export const retentionState = z.object({
  /** Hours that the shop has run. They are counted, so a wrong clock cannot change them. */
  hours: z.number(),
  /** Date of the last run. */
  seenAt: z.number().optional(),
  /** The clock is trusted from this hour on. */
  trustedFrom: z.number(),
  /** Hour of the last alarm. */
  alarmedAt: z.number().optional(),
  /** Hour of the last purge. */
  purgedAt: z.number().optional(),
  /** Leads received before a date were marked at an hour. Oldest first. */
  marks: z.array(z.object({hour: z.number(), before: z.number()})),
})

export type RetentionState = z.infer<typeof retentionState>

export const newRetention = (): RetentionState => ({hours: 0, trustedFrom: 0, marks: []})

interface Run {
  /** Age in days at which a lead is purged. */
  days: number
  /** Date by the clock of the machine, in milliseconds since 1970. */
  now: number
  /** Date of the newest transaction of the content. Undefined: there is none. */
  newest: number | undefined
  /** An hour has passed since the last run of this process. */
  isHour: boolean
}

interface Decision {
  state: RetentionState
  /** Leads received before this date may be purged now. */
  purgeBefore?: number
  /** The clock cannot be right: a sentence for the log. */
  alarm?: string
}

const DAY_MS = 86_400_000
const DAY_HOURS = 24
const WEEK_HOURS = 7 * DAY_HOURS
/** Longest plausible time in which the shop does not run. */
const MAX_PAUSE_DAYS = 31
/** Longest plausible time in which nothing of the content changes. */
const MAX_QUIET_DAYS = 90
/** A correction of the clock may set it back by less. */
const MAX_BACK_DAYS = 1

/**
 * Decides what one run of lead retention may do. Leads are marked a week before their time and purged a week later. The
 * week is one of hours that the shop has run, so a wrong date cannot shorten it. A jump of the clock drops all marks, and
 * the clock is trusted again after a week without another jump.
 */
export function decideRetention(old: RetentionState, {days, now, newest, isHour}: Run): Decision {
  const hours = old.hours + Number(isHour)
  const state = {...old, hours, seenAt: now}
  const problem = problemOf(old.seenAt, now, newest)
  if (problem !== undefined) {
    const isNew =
      old.alarmedAt === undefined || hours - old.alarmedAt >= DAY_HOURS || old.trustedFrom <= hours
    return {
      state: {...state, trustedFrom: hours + WEEK_HOURS, marks: [], alarmedAt: isNew ? hours : old.alarmedAt},
      ...(isNew
        ? {alarm: `${problem} No enquiry is deleted until the clock has been right for a week.`}
        : {}),
    }
  }
  if (hours < old.trustedFrom) return {state}
  return purgeOf(withMark(state, now, days), now, days)
}

/** Marks leads at most once a day. */
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

/** The reason why the clock is implausible, or undefined. */
function problemOf(seenAt: number | undefined, now: number, newest: number | undefined): string | undefined {
  const isAt = `The clock of this machine says ${new Date(now).toISOString()}:`
  const daysSince = (time: number) => Math.round((now - time) / DAY_MS)
  if (seenAt !== undefined && daysSince(seenAt) > MAX_PAUSE_DAYS)
    return `${isAt} ${daysSince(seenAt)} days after the shop ran last.`
  if (seenAt !== undefined && -daysSince(seenAt) > MAX_BACK_DAYS)
    return `${isAt} ${-daysSince(seenAt)} days before the shop ran last.`
  if (newest !== undefined && -daysSince(newest) > MAX_BACK_DAYS)
    return `${isAt} ${-daysSince(newest)} days before the newest change of the content.`
  if (newest !== undefined && daysSince(newest) > MAX_QUIET_DAYS)
    return `${isAt} ${daysSince(newest)} days after the newest change of the content.`
  return undefined
}
