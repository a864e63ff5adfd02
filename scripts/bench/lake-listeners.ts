import {once} from 'node:events'
import {Agent, get, type IncomingMessage} from 'node:http'
import {lakeOptions} from './lake-documents.ts'
import {median} from './measure.ts'

const LISTENS = 50

/**
 * Median time from sending a mutation to its event at a listener, in milliseconds.
 * @param data address of a lake's API, up to `/data`
 */
export async function publishing(data: string): Promise<number> {
  const stream = await fetch(`${data}/listen/production?query=${encodeURIComponent('*[_type == "pulse"]')}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The response of the listener has no body')
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
    if (!response.ok) throw new Error(`The lake rejected a document: ${await response.text()}`)
    await response.arrayBuffer()
    times.push((await heard) - started)
  }
  await reader.cancel()
  return median(times)
}

/**
 * Opens `count` listeners with different filters that match nothing, and waits for the welcome event of each.
 * @returns a function that closes them
 */
export async function idleListeners(data: string, count: number): Promise<() => void> {
  const agent = new Agent({keepAlive: false})
  const open = async (index: number): Promise<IncomingMessage> => {
    const query = encodeURIComponent(`*[_type == "quiet" && slug.current == "q${index}"]`)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${data}/listen/production?query=${query}`, {agent}, resolve).on('error', reject)
    })
    await once(response, 'data')
    response.resume()
    return response
  }
  const opened: IncomingMessage[] = []
  for (let start = 0; start < count; start += 50) {
    const length = Math.min(50, count - start)
    opened.push(...(await Promise.all(Array.from({length}, (_, n) => open(start + n)))))
  }
  return () => {
    for (const response of opened) response.destroy()
  }
}
