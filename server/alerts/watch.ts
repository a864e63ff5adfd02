import {z} from 'zod'
import type {ContentSource} from '../content/index.ts'
import type {Problem} from '../health/index.ts'
import {afterChanges, every} from '../../lib/process/periodic.ts'
import type {RecordsDatabase} from '../records/index.ts'
import {localTime, type Alert} from './words.ts'

const KEPT_MS = 60 * 86_400_000
const PROBLEM = 'problem '
const rows = z.array(z.object({id: z.string()}))

export type ToldBook = ReturnType<typeof openToldBook>

/**
 * What the owner was told, so that nothing is told twice: rows of the queue `alerts told`, which nobody sends. An entry
 * about a problem stays while the problem lasts.
 */
export function openToldBook({sql}: Pick<RecordsDatabase, 'sql'>) {
  const insert = sql.prepare(`INSERT INTO waiting VALUES ('alerts told', ?, ?, 0) ON CONFLICT DO NOTHING`)
  const drop = sql.prepare(`DELETE FROM waiting WHERE queue = 'alerts told' AND id = ?`)
  const isProblem = `id LIKE '${PROBLEM}%'`
  const prune = sql.prepare(
    `DELETE FROM waiting WHERE queue = 'alerts told' AND lead < ? AND NOT ${isProblem}`,
  )
  const problems = sql.prepare(`SELECT id FROM waiting WHERE queue = 'alerts told' AND ${isProblem}`)
  return {
    /** @returns whether it is new */
    note: (id: string) => insert.run(id, String(Date.now())).changes === 1,
    problems: () => rows.parse(problems.all()).map(({id}) => id.slice(PROBLEM.length)),
    forgetProblem: (name: string) => void drop.run(PROBLEM + name),
    /** Forgets what is so old that nothing tells it again. */
    prune: () => void prune.run(String(Date.now() - KEPT_MS)),
    /** Removes messages of channels that are no longer set: nobody would send or erase them. */
    keepOnly(channels: Iterable<string>) {
      const queues = ['told', ...channels].map((id) => `alerts ${id}`)
      const others = `queue LIKE 'alerts %' AND queue NOT IN (${queues.map(() => '?').join(', ')})`
      sql.prepare(`DELETE FROM waiting WHERE ${others}`).run(...queues)
    },
  }
}

interface Watched {
  content: Pick<ContentSource, 'leadsWith'>
  problems: () => Promise<Problem[]>
  book: ToldBook
  timeZone: () => string
  /** Whether there is anybody to tell. */
  isOn: () => boolean
  /** Tells it, unless it was told under this mark. */
  add: (alert: Omit<Alert, '_id'>, mark?: string) => void
  report: (problem: string, error: unknown) => void
}

/** Between two looks at the problems: a message should arrive within ten seconds. */
const LOOK_MS = 5000
/** A problem that comes and goes is told once, and is solved when it has stayed away. */
const SOLVED_MS = 60_000
/** How late a reminder may be, such as after a pause of the server. */
const LATE_MS = 7 * 86_400_000

const due = z.looseObject({_id: z.string(), remindAt: z.string()})

/** Looks for reminders that are due, and for problems of the server. */
export function watch({content, problems, book, timeZone, isOn, add, report}: Watched) {
  const lastSeen = new Map<string, number>()
  const startedAt = performance.now()

  async function lookAtProblems(stopped: AbortSignal) {
    const found = isOn() ? await problems() : undefined
    if (!found || stopped.aborted) return
    const now = Date.now()
    const tell = (
      type: 'problem.new' | 'problem.solved',
      document: Pick<Problem, 'name'> & Partial<Problem>,
      mark?: string,
    ) => {
      const id = `${type}.${document.name.replaceAll(' ', '-')}.${now}`
      add({id, type, at: new Date(now).toISOString(), document}, mark)
    }
    for (const {name, sentence, isVital} of found) {
      lastSeen.set(name, performance.now())
      tell('problem.new', {name, sentence, isVital}, PROBLEM + name)
    }
    for (const name of book.problems()) {
      if (performance.now() - (lastSeen.get(name) ?? startedAt) < SOLVED_MS) continue
      tell('problem.solved', {name})
      book.forgetProblem(name)
    }
  }

  async function lookForReminders(stopped: AbortSignal) {
    if (!isOn()) return
    const now = Date.now()
    const [from, to] = [now - LATE_MS, now].map((time) => localTime(time, timeZone()).day)
    const found = await content.leadsWith('remindAt', from ?? '', to)
    if (stopped.aborted) return
    for (const document of found.flatMap((each) => due.safeParse(each).data ?? [])) {
      const id = `reminder.due.${document._id}.${document.remindAt}`
      add({id, type: 'reminder.due', at: new Date(now).toISOString(), document})
    }
  }

  const failed = (what: string) => (error: unknown) => report(`${what} could not be looked at`, error)
  const stopProblems = every(LOOK_MS, lookAtProblems, {onError: failed('Problems')})
  const reminderDelays = {start: 2000, change: 500, failure: 60_000}
  const reminders = afterChanges(reminderDelays, lookForReminders, failed('Reminders'))
  return {
    /** The content or the day may be another one, so a reminder may be due. */
    changed: () => reminders.changed(),
    async stop() {
      stopProblems()
      await reminders.stop()
    },
  }
}
