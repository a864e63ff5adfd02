import {fork} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {z} from 'zod'
import {idleListeners, publishing} from './lake-listeners.ts'
import type {Figure} from './measure.ts'
import {memoryMegabytes} from './memory.ts'
import {send} from './shop-api.ts'

const hello = z.object({port: z.number(), startMs: z.number()})
const IDLE = 1000

/** Figures of a filled lake in its own process: start time, memory, and time from a mutation to its event. */
export async function lakeProcess(dataDir: string): Promise<Figure[]> {
  // The child gets the Node options of this process, which are those of every command.
  const child = fork(join(import.meta.dirname, 'lake-server.ts'), [dataDir])
  try {
    const [message] = await once(child, 'message')
    const {port, startMs} = hello.parse(message)
    const data = `http://127.0.0.1:${port}/v2025-02-19/data`
    await count(data, '*[_id == "product-1"]')
    const alone = await memoryMegabytes(child.pid)
    // This query starts the query process, which reads all documents and builds its full-text index.
    await count(data, '*[@ match text::query("granite")]')
    const whole = await memoryMegabytes(child.pid)
    const heard = await publishing(data)
    const before = await memoryMegabytes(child.pid)
    const end = await idleListeners(data, IDLE)
    const heardAmongMany = await publishing(data)
    const idle = (await memoryMegabytes(child.pid)) - before
    end()
    return [
      {name: 'start with 100,000 documents', value: startMs / 1000, unit: 's', atMost: 3},
      {name: 'memory, 100,000 documents', value: alone, unit: 'MB', atMost: 1000},
      {
        name: '  with the query process',
        value: whole,
        unit: 'MB',
        atMost: 1000,
      },
      {name: 'publish to listener, median', value: heard, unit: 'ms', atMost: 20},
      {name: '  beside 1,000 idle listeners', value: heardAmongMany, unit: 'ms', atMost: 20},
      {name: '  memory of 1,000 idle listeners', value: idle, unit: 'MB', atMost: 100},
    ]
  } finally {
    child.disconnect()
    await once(child, 'exit')
  }
}

const count = async (data: string, list: string) =>
  send(`${data}/query/production?query=${encodeURIComponent(`count(${list})`)}`)
