import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import type {LakeOptions} from '../lake.ts'

/**
 * A program on a lake, to run in a process of its own, for tests of what a sudden end leaves behind. It can use `lake`,
 * `dataset` (the first one), `request` (sends a request to the HTTP API with the token) and `print` (prints a line).
 * @param before code that runs before the lake opens, so that it can replace functions of `fs` and `sqlite`
 */
export function lakeProgram(options: LakeOptions, work: string, before = ''): string {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  return `
    const options = ${JSON.stringify(options)}
    const print = (line) => process.stdout.write(line + '\\n')
    ${before}
    const {openLake} = await import(${module('../lake.ts')})
    const {lakeApp} = await import(${module('../app.ts')})
    const lake = openLake({...options, onError: () => undefined})
    const dataset = lake.dataset(options.dataset)
    const app = lakeApp(lake)
    const headers = {authorization: 'Bearer ' + options.token}
    const request = (path, body) => app.request(path, {method: body === undefined ? 'GET' : 'POST', headers, body})
    ${work}`
}

interface Running {
  /** Called after each printed line with all lines so far. Returning true kills the process. */
  kill?: (lines: string[]) => boolean
  /** Milliseconds between that line and the kill. */
  delay?: number
  /** Shell command that runs before the process, such as `ulimit -f 10`. */
  limit?: string
}

/** Runs a program until it ends or is killed. @returns the lines that it printed */
export async function run(program: string, {kill = () => false, delay = 0, limit}: Running = {}) {
  const args = ['--input-type=module', '-e', program]
  const [command, ...rest] = limit
    ? ['sh', '-c', `${limit} && exec "$0" "$@"`, process.execPath, ...args]
    : [process.execPath, ...args]
  const child = spawn(command ?? '', rest, {stdio: ['ignore', 'pipe', 'inherit']})
  const closed = once(child, 'close')
  const lines: string[] = []
  let isDoomed = false
  for await (const line of createInterface({input: child.stdout})) {
    lines.push(line)
    if (isDoomed || !kill(lines)) continue
    isDoomed = true
    setTimeout(() => child.kill('SIGKILL'), delay)
  }
  await closed
  return {lines, signal: child.signalCode}
}
