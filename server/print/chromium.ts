import {spawn, type ChildProcess} from 'node:child_process'
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {setPriority, tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {FairQueue, type SlotUser} from '../../lib/process/fair-queue.ts'
import {memoryOfHelpers, type Claim} from '../../lib/process/memory-budget.ts'
import {every} from '../../lib/process/periodic.ts'

const BOUNDS = {
  /** Milliseconds from the start of Chromium to its end. */
  timeMs: 30_000,
  /** Resident memory of all its processes together; shared memory counts for each. Such a catalogue takes 600 MB. */
  memoryMb: 1500,
}
/** Megabytes with which Chromium starts. It takes more from the memory of all helpers when it needs more. */
const USUAL_MB = 500
/** Milliseconds between two looks at the memory. */
const LOOK_MS = 200
/** Below the server's own priority, so that pages are served meanwhile. */
const NICENESS = 10
const MAX_COMPLAINT = 2000
/** One prints at a time. The pages that wait are not in memory yet. */
const WAITING = {maxWaiting: 12, maxWaitingOfClient: 3}

type PrintFailure = 'time' | 'memory' | 'failed' | 'resting' | 'many' | 'busy' | 'closed'

/**
 * Chromium made no PDF. `busy`: too many wait; a later attempt may succeed. `resting`: it failed some minutes ago. `many`: all
 * senders together had enough of them.
 */
export class NotPrinted extends Error {
  override name = 'NotPrinted'
  readonly reason: PrintFailure

  constructor(reason: PrintFailure, complaint = '') {
    super(`Chromium made no PDF (${reason})${complaint && `: ${complaint}`}`)
    this.reason = reason
  }
}

/** Makes PDFs, one at a time. */
export interface Printer {
  /**
   * Prints a page when it is its turn.
   * @param make makes the HTML at that moment. It names no other file, because Chromium reaches nothing
   * @throws NotPrinted; the errors of `make`
   */
  print(make: () => Promise<string>, user: SlotUser): Promise<Buffer>
  /** Ends the print under way and rejects those that wait. */
  close(): void
}

/** @param program path of Chromium */
export function openPrinter(program: string, bounds = BOUNDS): Printer {
  const queue = new FairQueue({by: 'time', ...WAITING})
  const running = new Set<ChildProcess>()
  const folders = new Set<string>()
  let isClosed = false
  const endAll = () => {
    for (const child of running) killGroup(child)
    for (const folder of folders) removeAtOnce(folder)
  }
  // Chromium and its folder would outlive this process.
  process.once('exit', endAll)

  async function printNow(make: () => Promise<string>) {
    if (isClosed) throw new NotPrinted('closed')
    const html = await make()
    return inFolder(folders, async (folder) => {
      if (isClosed) throw new NotPrinted('closed')
      await writeFile(join(folder, 'page.html'), html)
      if (isClosed) throw new NotPrinted('closed')
      const claim = await memoryOfHelpers.claim(Math.min(USUAL_MB, bounds.memoryMb))
      try {
        if (isClosed) throw new NotPrinted('closed')
        await run(program, {folder, bounds, running, claim})
      } finally {
        claim.release()
      }
      const pdf = await readFile(join(folder, 'page.pdf')).catch((error: unknown) => {
        throw new NotPrinted('failed', String(error))
      })
      if (!pdf.toString('latin1', 0, 5).startsWith('%PDF-'))
        throw new NotPrinted('failed', 'Chromium wrote no PDF')
      return pdf
    })
  }

  return {
    print: (make, user) =>
      queue.run(
        user,
        () => printNow(make),
        () => new NotPrinted('busy'),
      ),
    close() {
      isClosed = true
      process.off('exit', endAll)
      endAll()
      queue.startAll()
    },
  }
}

/** A process that is ending may still write to a folder that is removed. */
const REMOVAL = {recursive: true, force: true, maxRetries: 5}

/**
 * Uses a new folder that only this user can read, and deletes it.
 * @param folders has it meanwhile
 */
async function inFolder<Result>(
  folders: Set<string>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'print-'))
  folders.add(folder)
  try {
    return await use(folder)
  } finally {
    await rm(folder, REMOVAL)
    folders.delete(folder)
  }
}

/** After a stop, `inFolder` may have no time to delete its folder. */
function removeAtOnce(folder: string) {
  try {
    rmSync(folder, REMOVAL)
  } catch {
    // A stop goes on without it.
  }
}

const argumentsIn = (folder: string) => [
  '--headless',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--no-first-run',
  '--no-default-browser-check',
  // The page holds everything that it shows, and its policy allows no script. With these options, Chromium reaches no host.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  // Chromium's own sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--user-data-dir=${join(folder, 'profile')}`,
  // The clock of the page stands still until its fonts are read. Without this, a text may be printed in another font.
  '--virtual-time-budget=10000',
  '--no-pdf-header-footer',
  `--print-to-pdf=${join(folder, 'page.pdf')}`,
  pathToFileURL(join(folder, 'page.html')).href,
]

interface Run {
  folder: string
  bounds: typeof BOUNDS
  running: Set<ChildProcess>
  claim: Claim
}

async function run(program: string, {folder, bounds, running, claim}: Run): Promise<void> {
  const ended = Promise.withResolvers<void>()
  const child = spawn(program, argumentsIn(folder), {
    // A group of its own, so that all of its processes can be ended.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Settings and secrets of the server are no concern of a browser.
    env: {PATH: process.env.PATH, HOME: folder, TMPDIR: folder, XDG_RUNTIME_DIR: folder},
  })
  running.add(child)
  let complaint = ''
  let killedFor: PrintFailure | undefined
  const kill = (reason: PrintFailure) => {
    killedFor ??= reason
    killGroup(child)
  }
  child.stderr.on('data', (part: Buffer) => {
    complaint = `${complaint}${part.toString()}`.slice(-MAX_COMPLAINT)
  })
  child.once('error', (error) => ended.reject(new NotPrinted('failed', String(error))))
  // Not `close`: a process of the group may hold the pipe for longer.
  child.once('exit', (code) => {
    if (code === 0 && !killedFor) ended.resolve()
    else ended.reject(new NotPrinted(killedFor ?? 'failed', complaint.trim()))
  })
  yieldToOthers(child.pid)
  const timer = setTimeout(() => kill('time'), bounds.timeMs)
  const mostMb = memoryOfHelpers.bound(bounds.memoryMb)
  const stopLooks = every(LOOK_MS, () => {
    const megabytes = megabytesOf(child.pid)
    const hasRoom = megabytes <= claim.megabytes || claim.resize(mostMb)
    if (megabytes > mostMb || !hasRoom) kill('memory')
  })
  try {
    await ended.promise
  } finally {
    clearTimeout(timer)
    stopLooks()
    running.delete(child)
    killGroup(child)
    child.stderr.destroy()
  }
}

function killGroup({pid}: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of its processes have ended.
  }
}

function yieldToOthers(pid: number | undefined) {
  try {
    if (pid === undefined) return
    setPriority(pid, NICENESS)
    // Linux weighs whole sessions against each other, and this process begins a session. So the session gets the niceness.
    writeFileSync(`/proc/${pid}/autogroup`, String(NICENESS))
  } catch {
    // It has ended already, or the system has no such groups.
  }
}

/** Resident memory of a process group. @returns 0 where the system does not say */
function megabytesOf(group: number | undefined): number {
  if (group === undefined) return 0
  try {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return ids.reduce((sum, id) => sum + kilobytesOf(id, group), 0) / 1024
  } catch {
    return 0
  }
}

/** Resident memory of a process; 0 for one of another group, or one that has ended. */
function kilobytesOf(id: string, group: number): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    // Fields are counted from the last bracket, because the program's name before it may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(fields[2]) !== group) return 0
    const [, kilobytes = 0] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'latin1')) ?? []
    return Number(kilobytes)
  } catch {
    return 0
  }
}
