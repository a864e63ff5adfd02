import {z} from 'zod'
import type {Items} from './model.ts'

const mutationEvent = z.object({
  documentId: z.string(),
  result: z.looseObject({_id: z.string()}).nullish(),
  transition: z.string(),
})

const LONGEST_MS = 10_000

export type Replica = Awaited<ReturnType<typeof openReplica>>

/** The documents as a listener knows them, who begins with those of the model. */
export async function openReplica(ask: (path: string) => Promise<Response>, items: Items) {
  const known = new Map<string, unknown>(items)
  const query = encodeURIComponent('*[_type == "item"]')
  const response = await ask(`/v2021-06-07/data/listen/production?query=${query}&includeResult=true`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('A listener has no stream')
  const events = eventsOf(reader)
  // The welcome.
  await events.next()

  return {
    items: known,
    /** Waits for some events, and applies them. */
    async follow(count: number) {
      for (let index = 0; index < count; index++) {
        const {promise: late, reject} = Promise.withResolvers<never>()
        const timer = setTimeout(() => reject(new Error('An event is missing')), LONGEST_MS)
        const {value} = await Promise.race([events.next(), late])
        clearTimeout(timer)
        const {documentId, result, transition} = mutationEvent.parse(JSON.parse(String(value)))
        if (transition === 'disappear') known.delete(documentId)
        else known.set(documentId, result)
      }
    },
    close: () => reader.cancel().catch(() => undefined),
  }
}

/** The data of each event in a stream. */
async function* eventsOf(reader: ReadableStreamDefaultReader<string>) {
  let text = ''
  for (;;) {
    const {done, value = ''} = await reader.read()
    if (done) return
    text += value
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const data = part
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length))
      if (data.length > 0) yield data.join('\n')
    }
  }
}
