import {fork} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {z} from 'zod'
import {run} from '../run.ts'
import {lakeOptions} from './lake-documents.ts'
import {median, type Figure} from './measure.ts'

const hello = z.object({port: z.number(), startMs: z.number()})
const LISTENS = 50

/** What a lake that has been filled does in a process of its own: how it starts, what it takes, how soon it tells. */
export async function lakeProcess(dataDir: string): Promise<Figure[]> {
  const child = fork(join(import.meta.dirname, 'lake-server.ts'), [dataDir], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    const [message] = await once(child, 'message')
    const {port, startMs} = hello.parse(message)
    const data = `http://127.0.0.1:${port}/v2025-02-19/data`
    await count(data, '*[_id == "product-1"]')
    const alone = await residentMegabytes(child.pid)
    // Goes through all documents, in the query process, and makes it and its full-text index.
    await count(data, '*[@ match text::query("granite")]')
    return [
      {name: 'start with 100,000 documents', value: startMs / 1000, unit: 's', atMost: 3},
      {name: 'memory, 100,000 documents', value: alone, unit: 'MB', atMost: 1000},
      {
        name: '  with the query process',
        value: await residentMegabytes(child.pid),
        unit: 'MB',
        atMost: 1000,
      },
      {name: 'publish to listener, median', value: await publishing(data), unit: 'ms', atMost: 20},
    ]
  } finally {
    child.disconnect()
    await once(child, 'exit')
  }
}

async function count(data: string, list: string) {
  const response = await fetch(`${data}/query/production?query=${encodeURIComponent(`count(${list})`)}`)
  if (!response.ok) throw new Error(`The lake refused a query: ${await response.text()}`)
  await response.arrayBuffer()
}

/** Of a process and those it has started. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const {output} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = output.trim().split('\n')
  const kilobytes = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [id, parent, rss = 0]) => {
      return id === pid || parent === pid ? sum + rss : sum
    }, 0)
  return (kilobytes * 1024) / 1e6
}

async function publishing(data: string): Promise<number> {
  const stream = await fetch(`${data}/listen/production?query=${encodeURIComponent('*[_type == "pulse"]')}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The lake tells of no changes')
  const next = async () => (await reader.read()).value ?? ''
  await next()
  const times: number[] = []
  for (let index = 0; index < LISTENS; index += 1) {
    const started = performance.now()
    const heard = next().then(() => performance.now())
    const mutations = [{createOrReplace: {_id: 'pulse', _type: 'pulse', index}}]
    const response = await fetch(`${data}/mutate/production`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${lakeOptions('').token}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({mutations}),
    })
    if (!response.ok) throw new Error(`The lake refused a document: ${await response.text()}`)
    await response.arrayBuffer()
    times.push((await heard) - started)
  }
  await reader.cancel()
  return median(times)
}
