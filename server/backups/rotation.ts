/** Name of an automatic backup: its time, UTC. */
const NAME = /^(\d{4})-(\d{2})-(\d{2})T\d{2}-\d{2}-\d{2}$/

const DAY_MS = 86_400_000
const KEPT = {days: 7, weeks: 4, months: 12}

export const isBackupName = (name: string) => NAME.test(name)

/** Name of a backup that is made now. */
export const backupName = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-')

/**
 * Whether a date is more than a day ahead. Such a backup was made while the clock of the machine was wrong: it is neither
 * the newest one, nor does it take the turn of a day, week or month.
 */
export const isOfFuture = (madeAt: Date, now: Date) => madeAt.getTime() - now.getTime() > DAY_MS

/** The time of an automatic backup. */
export const timeOf = (name: string) =>
  new Date(`${name.slice(0, 10)}T${name.slice(11).replaceAll('-', ':')}Z`)

/** The names of automatic backups with a date in the future. */
export const futureOf = (now: Date, names: readonly string[]) =>
  names.filter((name) => isBackupName(name) && isOfFuture(timeOf(name), now))

/** The automatic backups, newest first. A backup with a date in the future is left out. */
export function newestFirst(now: Date, names: readonly string[]): string[] {
  return names
    .filter((name) => isBackupName(name) && !isOfFuture(timeOf(name), now))
    .toSorted()
    .toReversed()
}

/** The newest automatic backup; undefined when there is none. */
export const newestOf = (now: Date, names: readonly string[]) => newestFirst(now, names).at(0)

/** The newest backup that was made on the local day of `now`; undefined when there is none. */
export const backupOf = (now: Date, names: readonly string[]) =>
  newestFirst(now, names).find((name) => dayOf(timeOf(name)) === dayOf(now))

/**
 * The automatic backups that are not needed any more. A backup is kept while it is the newest of one of the last
 * 7 days, 4 weeks or 12 months that have one. Days without a backup do not count, so a wrong clock cannot remove many
 * at once. Backups with a date in the future are kept. Days begin at midnight, local time.
 * @param names of folders; other names are ignored
 */
export function surplusOf(now: Date, names: readonly string[]): string[] {
  const sorted = newestFirst(now, names)
  const kept = new Set([
    ...newestOfEach(sorted, KEPT.days, dayOf),
    ...newestOfEach(sorted, KEPT.weeks, weekOf),
    ...newestOfEach(sorted, KEPT.months, monthOf),
  ])
  return sorted.filter((name) => !kept.has(name))
}

/** The newest name of each of the first `count` groups. */
function newestOfEach(sorted: string[], count: number, groupOf: (time: Date) => number): string[] {
  const groups = new Map<number, string>()
  for (const name of sorted) {
    const group = groupOf(timeOf(name))
    if (!groups.has(group) && groups.size < count) groups.set(group, name)
  }
  return [...groups.values()]
}

/** Number of the local day. Local days have 23 to 25 hours, so they are counted as if they were days in UTC. */
const dayOf = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY_MS

/** Number of the week, from Monday to Sunday. 1970 began on a Thursday. */
const weekOf = (time: Date) => Math.floor((dayOf(time) + 3) / 7)

const monthOf = (time: Date) => time.getFullYear() * 12 + time.getMonth()
