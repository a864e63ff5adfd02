import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import type {LakeOptions} from '../lake.ts'

/**
 * A program that runs on a lake in a process of its own, for tests of a sudden end. It may use `lake`, `dataset` (the
 * first one), `request` (sends to the HTTP API, with the token of the options) and `tell` (prints a line).
 * @param before code that runs before the lake opens, for example to change `fs` or `sqlite`
 */
export function lakeProgram(options: LakeOptions, work: string, before = ''): string {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  return `
    const options = ${JSON.stringify(options)}
    const tell = (line) => process.stdout.write(line + '\\n')
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
  /** Called with each printed line. When it returns true, the process is killed, as by a power cut. */
  kill?: (lines: string[]) => boolean
  /** Milliseconds between that line and the kill. */
  delay?: number
  /** Shell command that runs before the process, such as `ulimit -f 10`. */
  limit?: string
}

/** Runs a program until it ends or is killed. @returns the printed lines */
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
