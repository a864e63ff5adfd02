import {Hono, type Context} from 'hono'
import type {Health, PROBLEMS} from '../../contract/services/health.ts'
import {inWords} from '../../lib/admission/in-words.ts'
import {freeBytes} from '../../lib/disk/free-space.ts'
import type {Lake} from '@stone-designs/lake'

/** A sentence that says what is wrong and what to do, alone or with its figure: a number, or a time as ISO 8601. */
type Finding = string | {sentence: string; figure: number | string}

/** One thing that the shop needs. */
export interface HealthCheck {
  name: (typeof PROBLEMS)[number]
  /** Whether visitors or the owner cannot be served while there is a problem. Other problems wait for the owner. */
  isVital: boolean
  /** @returns what is wrong, for the owner; undefined when all is well */
  problem: () => Promise<Finding | undefined> | Finding | undefined
  /** Whether anybody may read the sentence. */
  isPublic?: boolean
}

interface Problem {
  name: string
  isVital: boolean
  isPublic: boolean
  sentence: string
  figure?: number | string
}

interface HealthOptions {
  checks: HealthCheck[]
  /** Whether a request may read the sentences. Others get the names of the problems. */
  mayRead: (request: Request) => boolean
  /** Milliseconds for which a result is used again. Anybody may ask, and a check writes to the disk. */
  keepMs?: number
}

/** Milliseconds that a check may take. */
const PATIENCE_MS = 5000

const HEADERS = {'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store'}

/**
 * Two addresses for monitors. `/healthz` responds as long as the process does: restart it when it does not. `/readyz`
 * looks at what the shop needs: `ok`, `attention` (something waits for the owner), or 503 `failing`.
 */
export function healthRoutes({checks, mayRead, keepMs = 5000}: HealthOptions): Hono {
  let last: {at: number; problems: Promise<Problem[]>} | undefined

  function problems(): Promise<Problem[]> {
    const now = performance.now()
    if (!last || now - last.at > keepMs) last = {at: now, problems: problemsOf(checks)}
    return last.problems
  }

  async function ready(context: Context) {
    const found = await problems()
    const isFailing = found.some(({isVital}) => isVital)
    const status = isFailing ? 'failing' : 'attention'
    const isStaff = mayRead(context.req.raw)
    const readable = found.filter(({isPublic}) => isPublic || isStaff)
    const sentences = (isStaff || readable.length > 0) && {
      sentences: readable.map(({sentence}) => sentence),
      figures: readable.map(({figure}) => figure ?? null),
    }
    const body: Health = {
      status: found.length > 0 ? status : 'ok',
      problems: found.map(({name}) => name),
      ...sentences,
    }
    return context.json(body, isFailing ? 503 : 200, HEADERS)
  }

  return new Hono()
    .get('/healthz', (context) => context.json({status: 'ok'}, 200, HEADERS))
    .get('/readyz', ready)
}

async function problemsOf(checks: HealthCheck[]): Promise<Problem[]> {
  const found = await Promise.all(
    checks.map(async ({name, isVital, isPublic = false, problem}) => {
      const finding = await Promise.race([attempt(problem), tooLate()])
      if (finding === undefined) return []
      return [{name, isVital, isPublic, ...(typeof finding === 'string' ? {sentence: finding} : finding)}]
    }),
  )
  return found.flat()
}

async function attempt(problem: HealthCheck['problem']): Promise<Finding | undefined> {
  try {
    return await problem()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const tooLate = () =>
  new Promise<string>((resolve) => {
    setTimeout(
      () => resolve(`The check took longer than ${PATIENCE_MS / 1000} seconds.`),
      PATIENCE_MS,
    ).unref()
  })

/** Free bytes on the disk of the data folder. Below `attention` uploads are rejected, below `vital` enquiries too. */
const LOW_DISK = {attention: 500_000_000, vital: 100_000_000}

const lowDisk = (bytes: number, effect: string) => {
  const figure = Math.floor(bytes / 1_000_000)
  const sentence = `Only ${figure} MB of the disk are free, so ${effect} are rejected. Make room on the disk of the data folder.`
  return {sentence, figure}
}

/** Checks of the disk of a folder. */
export const diskChecks = (folder: string): HealthCheck[] => [
  {
    name: 'disk',
    isVital: true,
    problem: async () => {
      const free = await freeBytes(folder)
      return free < LOW_DISK.vital ? lowDisk(free, 'enquiries and changes') : undefined
    },
  },
  {
    name: 'disk space',
    isVital: false,
    problem: async () => {
      const free = await freeBytes(folder)
      if (free >= LOW_DISK.attention || free < LOW_DISK.vital) return undefined
      return lowDisk(free, 'uploads of visitors')
    },
  },
]

/** Checks of the embedded lake. */
export const lakeChecks = (lake: Lake): HealthCheck[] => [
  {
    name: 'content',
    isVital: true,
    problem: () => {
      lake.assertWritable()
      return undefined
    },
  },
  {name: 'clock', isVital: false, problem: () => lake.clock.problem()},
]

/** The embedded lake could not be opened at the start. Nobody can sign in then, so anybody may read the sentence. */
export const brokenLakeCheck: HealthCheck = {
  name: 'content',
  isVital: true,
  isPublic: true,
  problem: () =>
    'The content could not be read when the shop started, so visitors get the last good copies of pages, and enquiries wait. The log says why. Stop the shop, restore a backup (npm run content -- restore <folder of the backup> --replace), and start it again: waiting enquiries are kept.',
}

/** During an outage of the content, pages without a copy fail. */
export const contentCheck = (failingSince: () => Promise<Date | undefined>): HealthCheck => ({
  name: 'content',
  isVital: true,
  problem: async () => {
    const since = await failingSince()
    if (!since) return undefined
    const figure = since.toISOString()
    const sentence = `The content cannot be read since ${figure}, and pages without a last good copy fail. The log says why; the shop tries again with the next visitors.`
    return {sentence, figure}
  },
})

/** Enquiries wait for moments when the lake is busy. More of them mean that the lake or Sanity rejects them. */
export const outboxCheck = (waiting: () => number): HealthCheck => ({
  name: 'outbox',
  isVital: false,
  problem: () => {
    const count = waiting()
    if (count === 0) return undefined
    const sentence = `${count} ${count === 1 ? 'enquiry waits' : 'enquiries wait'} in the data folder to be saved. The log says why; the shop tries again every few minutes.`
    return {sentence, figure: count}
  },
})

/** During an outage of the content, visitors read copies, and enquiries wait in the outbox. */
export const copiesCheck = (outageSince: () => Date | undefined): HealthCheck => ({
  name: 'copies of pages',
  isVital: false,
  problem: () => {
    const since = outageSince()
    if (!since) return undefined
    const figure = since.toISOString()
    const sentence = `The content cannot be read since ${figure}, so visitors get the last good copies of pages. The log says why; the shop tries again with the next visitors.`
    return {sentence, figure}
  },
})

/** Age of the newest backup from which something is wrong: one is made every night, at different hours. */
const MAX_BACKUP_AGE_HOURS = 36
const HOUR_MS = 3_600_000

interface WatchedBackups {
  isFailing: () => Promise<boolean>
  newestAt: () => Promise<Date | undefined>
}

/** @param since the time from which backups could be made: when the data folder was made */
export const backupCheck = (backups: WatchedBackups, since: () => Promise<Date>): HealthCheck => ({
  name: 'backup',
  isVital: false,
  problem: async () => {
    const newest = await backups.newestAt()
    const hours = Math.floor((Date.now() - (newest ?? (await since())).getTime()) / HOUR_MS)
    if (hours < MAX_BACKUP_AGE_HOURS)
      return (await backups.isFailing())
        ? 'The last automatic backup failed, or BACKUP_COMMAND has not finished for it. Look in the log for the reason; the shop tries again every hour.'
        : undefined
    const what = newest
      ? `The newest backup is ${inWords(hours * 3600)} old, and one should be made every night.`
      : 'There is no backup, and one should be made every night.'
    const sentence = `${what} Look in the log for the reason, and let the shop run at night: it begins at two o’clock.`
    return newest ? {sentence, figure: hours} : sentence
  },
})
