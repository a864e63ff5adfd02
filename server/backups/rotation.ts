/** Name of an automatic backup: its time, UTC. */
const NAME = /^(\d{4})-(\d{2})-(\d{2})T\d{2}-\d{2}-\d{2}$/

const DAY_MS = 86_400_000
const KEPT = {days: 7, weeks: 4, months: 12}

export const isBackupName = (name: string) => NAME.test(name)

/** Name of a backup that is made now. */
export const backupName = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-')

/** Whether one of the backups was made on the day of `now`, UTC. */
export const hasBackupOf = (now: Date, names: readonly string[]) =>
  names.some((name) => isBackupName(name) && name.startsWith(now.toISOString().slice(0, 10)))

/**
 * The automatic backups that are not needed any more. A backup is kept while it is the newest of one of the last
 * 7 days, 4 weeks or 12 months that have one. Days without a backup do not count, so a wrong clock cannot remove many
 * at once.
 * @param names of folders; other names are ignored
 */
export function surplusOf(names: readonly string[]): string[] {
  const newestFirst = names.filter(isBackupName).toSorted().toReversed()
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
