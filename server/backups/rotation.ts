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
const timeOf = (name: string) => new Date(`${name.slice(0, 10)}T${name.slice(11).replaceAll('-', ':')}Z`)

/** The names of automatic backups with a date in the future. */
export const futureOf = (now: Date, names: readonly string[]) =>
  names.filter((name) => isBackupName(name) && isOfFuture(timeOf(name), now))

/** The time of the newest automatic backup; undefined when there is none. */
export function newestTime(now: Date, names: readonly string[]): Date | undefined {
  const future = new Set(futureOf(now, names))
  const newest = names
    .filter((name) => isBackupName(name) && !future.has(name))
    .toSorted()
    .at(-1)
  return newest === undefined ? undefined : timeOf(newest)
}

/** Whether one of the backups was made on the day of `now`, UTC. */
export const hasBackupOf = (now: Date, names: readonly string[]) =>
  names.some((name) => isBackupName(name) && name.startsWith(now.toISOString().slice(0, 10)))

/**
 * The automatic backups that are not needed any more. A backup is kept while it is the newest of one of the last
 * 7 days, 4 weeks or 12 months that have one. Days without a backup do not count, so a wrong clock cannot remove many
 * at once. Backups with a date in the future are kept.
 * @param names of folders; other names are ignored
 */
export function surplusOf(now: Date, names: readonly string[]): string[] {
  const future = new Set(futureOf(now, names))
  const newestFirst = names
    .filter((name) => isBackupName(name) && !future.has(name))
    .toSorted()
    .toReversed()
  const kept = new Set([
    ...newestOf(newestFirst, KEPT.days, (name) => name.slice(0, 10)),
    ...newestOf(newestFirst, KEPT.weeks, weekOf),
    ...newestOf(newestFirst, KEPT.months, (name) => name.slice(0, 7)),
  ])
  return newestFirst.filter((name) => !kept.has(name))
}

/** The newest name of each of the first `count` groups. */
function newestOf(newestFirst: string[], count: number, groupOf: (name: string) => string): string[] {
  const groups = new Map<string, string>()
  for (const name of newestFirst) {
    const group = groupOf(name)
    if (!groups.has(group) && groups.size < count) groups.set(group, name)
  }
  return [...groups.values()]
}

/** Number of the week, from Monday to Sunday. 1970 began on a Thursday. */
function weekOf(name: string): string {
  const day = Math.floor(Date.parse(name.slice(0, 10)) / DAY_MS)
  return String(Math.floor((day + 3) / 7))
}
