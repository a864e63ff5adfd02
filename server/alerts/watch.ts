import {z} from 'zod'
import type {ContentSource} from '../content/index.ts'
import type {Problem} from '../health/index.ts'
import {afterChanges, every} from '../../lib/process/periodic.ts'
import type {RecordsDatabase} from '../records/index.ts'
import {localTime, type Alert} from './words.ts'

/** What the owner was told. An entry is written together with its messages, so that nothing is told twice. */
export type ToldBook = ReturnType<typeof openToldBook>

const KEPT_MS = 60 * 86_400_000
const PROBLEM = 'problem '
const ids = z.array(z.object({id: z.string()}))

export function openToldBook({sql}: Pick<RecordsDatabase, 'sql'>) {
  const insert = sql.prepare('INSERT INTO told VALUES (?, ?) ON CONFLICT DO NOTHING')
  const drop = sql.prepare('DELETE FROM told WHERE id = ?')
  const prune = sql.prepare(`DELETE FROM told WHERE at < ? AND id NOT LIKE '${PROBLEM}%'`)
  const problems = sql.prepare(`SELECT id FROM told WHERE id LIKE '${PROBLEM}%'`)
  return {
    /** @returns whether it is new */
    note: (id: string) => insert.run(id, Date.now()).changes === 1,
    /** Names of the problems that last. */
    problems: () => ids.parse(problems.all()).map(({id}) => id.slice(PROBLEM.length)),
    forget: (problem: string) => void drop.run(PROBLEM + problem),
    /** Forgets what is so old that nothing can tell it again. */
    prune: () => void prune.run(Date.now() - KEPT_MS),
  }
}

type NewAlert = Omit<Alert, '_id'>

interface Watched {
  content: Pick<ContentSource, 'remindersDue'>
  problems: () => Promise<Problem[]>
  book: ToldBook
  timeZone: () => string
  /** Whether there is anybody to tell. */
  isOn: () => boolean
  /** Tells it, unless it was told under this mark. */
  add: (alert: NewAlert, mark?: string) => void
  /** Called every minute. */
  onMinute: () => void
  report: (problem: string, error: unknown) => void
}

/** Of two looks at the problems. A message should arrive within ten seconds. */
const LOOK_MS = 5000
/** Before the first look: the programs that make images and PDFs are tried after ten seconds. */
const FIRST_LOOK_MS = 12_000
/** A problem that comes and goes is told once, and solved when it has stayed away. */
const SOLVED_MS = 60_000
/** Days for which a reminder may be late, such as after a pause of the server. */
const LATE_DAYS = 7

const due = z.looseObject({_id: z.string(), remindAt: z.string()})

/** Looks for reminders that are due, and for problems of the server. @returns `stop` resolves when no look is under way */
export function watch({content, problems, book, timeZone, isOn, add, onMinute, report}: Watched) {
  const lastSeen = new Map<string, number>()

  async function lookAtProblems(stopped: AbortSignal) {
    if (!isOn()) return
    const found = await problems()
    if (stopped.aborted) return
    const at = new Date().toISOString()
    const idOf = (what: string, name: string) =>
      `problem.${what}.${name.replaceAll(' ', '-')}.${Date.parse(at)}`
    for (const {name, sentence, isVital} of found) {
      lastSeen.set(name, performance.now())
      const document = {name, sentence, isVital}
      add({id: idOf('new', name), type: 'problem.new', at, document}, PROBLEM + name)
    }
    for (const name of book.problems()) {
      const seen = lastSeen.get(name) ?? startedAt
      if (found.some((each) => each.name === name) || performance.now() - seen < SOLVED_MS) continue
      book.forget(name)
      add({id: idOf('solved', name), type: 'problem.solved', at, document: {name}})
    }
  }

  async function lookForReminders(stopped: AbortSignal) {
    if (!isOn()) return
    const now = Date.now()
    const dayOf = (time: number) => localTime(time, timeZone()).day
    const found = await content.remindersDue(dayOf(now - LATE_DAYS * 86_400_000), dayOf(now))
    if (stopped.aborted) return
    for (const each of found) {
      const {data} = due.safeParse(each)
      if (!data) continue
      const id = `reminder.due.${data._id}.${data.remindAt}`
      add({id, type: 'reminder.due', at: new Date(now).toISOString(), document: data})
    }
  }

  const startedAt = performance.now()
  const failed = (what: string) => (error: unknown) => report(`${what} could not be looked at`, error)
  const stopProblems = every(LOOK_MS, lookAtProblems, {
    firstAfterMs: FIRST_LOOK_MS,
    onError: failed('Problems'),
  })
  const reminders = afterChanges(
    {start: 2000, change: 500, failure: 60_000},
    lookForReminders,
    failed('Reminders'),
  )
  const stopMinutes = every(60_000, () => {
    book.prune()
    reminders.changed()
    onMinute()
  })
  return {
    /** The content has changed, so a reminder may be due. */
    changed: () => reminders.changed(),
    stop() {
      stopProblems()
      stopMinutes()
      return reminders.stop()
    },
  }
}
