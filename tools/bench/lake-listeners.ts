import {once} from 'node:events'
import {Agent, get, type IncomingMessage} from 'node:http'
import {median} from './measure.ts'
import {mutateLake} from './shop-api.ts'

const LISTENS = 50
/** Path of a listener to the documents that are written. */
const LISTENER = `listen/production?query=${encodeURIComponent('*[_type == "pulse"]')}`

/**
 * Median time from sending a mutation to its event in a stream, in milliseconds.
 * @param data address of a lake's API, up to `/data`
 * @param stream path of the stream after it; a listener if absent
 */
export async function publishing(data: string, stream = LISTENER): Promise<number> {
  const {body} = await fetch(`${data}/${stream}`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The response of the stream has no body')
  const next = async () => (await reader.read()).value ?? ''
  await next()
  const times: number[] = []
  for (let index = 0; index < LISTENS; index += 1) {
    const started = performance.now()
    const heard = next().then(() => performance.now())
    await mutateLake(data, [{createOrReplace: {_id: 'pulse', _type: 'pulse', index}}])
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
