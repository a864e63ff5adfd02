import {fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {z} from 'zod'

/** Heap of a parser's process in megabytes. */
const HEAP_MB = 512
/** Milliseconds without a report after which a parser counts as hanging. */
const SILENCE_MS = 30_000
/** Milliseconds that a shop may take to start and be seeded. */
const START_MS = 300_000
/** Number of problems after which an attack ends: most have the same cause. */
const ENOUGH = 20

const message = z.union([
  z.object({runs: z.number(), slowestMs: z.number()}),
  z.object({problem: z.string(), path: z.string()}),
])

export interface FuzzOptions {
  minutes: number
  seed: number
  port: number
  /** Folder that has `.build/site`. */
  root: string
}

export interface FuzzResult {
  runs: number
  slowestMs: number
  /** Failures, each with the file that holds the input. */
  problems: {problem: string; path: string}[]
}

/**
 * Sends changed samples to one parser for some minutes. The parser runs in a process of its own, so that a crash or a
 * hang is a result too.
 */
export async function fuzz(name: string, {minutes, seed, port, root}: FuzzOptions): Promise<FuzzResult> {
  const dir = join(root, '.build/fuzz')
  await mkdir(dir, {recursive: true})
  const inputPath = join(dir, name)
  const result: FuzzResult = {runs: 0, slowestMs: 0, problems: []}
  /** Records how the process ended. The file for the current input still holds the input that ended it. */
  const ended = (problem: string) => result.problems.push({problem, path: inputPath})

  const args = [name, String(seed), inputPath, root, String(port)]
  const child = fork(join(import.meta.dirname, 'attack.ts'), args, {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MB}`],
  })
  const exit = once(child, 'exit')
  let startedAt: number | undefined
  let heardAt = performance.now()
  child.on('message', (received) => {
    heardAt = performance.now()
    startedAt ??= heardAt
    const news = message.parse(received)
    if ('problem' in news) result.problems.push(news)
    else Object.assign(result, news)
  })

  const isOver = () => startedAt !== undefined && performance.now() - startedAt > minutes * 60_000
  while (
    !isOver() &&
    result.problems.length < ENOUGH &&
    child.exitCode === null &&
    child.signalCode === null
  ) {
    await pause(250)
    const patienceMs = startedAt === undefined ? START_MS : SILENCE_MS
    if (performance.now() - heardAt < patienceMs) continue
    ended(`The parser was silent for ${patienceMs / 1000} seconds`)
    child.kill('SIGKILL')
    break
  }
  if (child.connected) child.disconnect()
  else if (result.problems.length === 0) ended(`The process ended: ${child.signalCode ?? child.exitCode}`)
  await exit
  return result
}
