import {copyFileSync, writeFileSync} from 'node:fs'
import {inspect} from 'node:util'
import {mutate, randomFrom} from './mutate.ts'
import type {Target} from './target.ts'
import {TARGETS} from './targets.ts'

// Attacks one parser until its parent disconnects. Arguments: target, seed, file for the current input, root, port.
// Sends `{runs, slowestMs}` at the start and about once a second. Sends `{problem, path}` when an input is slow, or
// fails in another way than the promised refusal; `path` is a copy of the input.
const [name = '', seed = '', inputPath = '', root = '', port = ''] = process.argv.slice(2)
/** Longest time for one input, on a machine that is busy with other work too. */
const SLOW_MS = 5000
const REPORT_MS = 1000

const open = TARGETS[name]
if (!open) throw new Error(`There is no target ${name}`)
// Keeps the process alive while a parser waits for a timer that would not.
process.channel?.ref()
const target: Target = await open({root, port: Number(port)})
const random = randomFrom(Number(seed))

let [runs, slowestMs, reportedAt] = [0, 0, performance.now()]
send({runs, slowestMs})
while (process.connected) {
  const sample = target.samples[random.below(target.samples.length)] ?? Buffer.alloc(0)
  const input = mutate(sample, random, target.words)
  // On the disk before it is parsed, because a parser may take the process with it.
  writeFileSync(inputPath, input)
  const start = performance.now()
  const problem = await target.parse(input).then(
    () => undefined,
    (error: unknown) => inspect(error),
  )
  const tookMs = performance.now() - start
  slowestMs = Math.max(slowestMs, tookMs)
  runs += 1
  if (problem !== undefined) report(problem)
  else if (tookMs > SLOW_MS) report(`Parsing took ${Math.round(tookMs)} ms`)
  if (performance.now() - reportedAt > REPORT_MS) {
    reportedAt = performance.now()
    send({runs, slowestMs})
    // With a parser that never waits, this process would not notice the disconnection otherwise.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
await target.close?.()
process.exit(0)

function report(problem: string) {
  const path = `${inputPath}-${seed}-${runs}`
  copyFileSync(inputPath, path)
  send({problem, path})
}

function send(message: object) {
  // The parent may be gone by now.
  if (process.connected) process.send?.(message, () => undefined)
}
