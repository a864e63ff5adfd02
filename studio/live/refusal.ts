import {z} from 'zod'
import {isEnglish} from '../languages/chosen.ts'
import {said, wordsFor} from '../languages/words.ts'

/** An error whose message is a sentence for the person at the screen, in the language of the Studio. */
export class Explained extends Error {
  override name = 'Explained'
}

/** A response of the server that rejects a request. */
interface Refusal {
  status: number
  /** Why, where the status does not say enough. */
  code?: string | undefined
  sentence?: string | undefined
}

/** The form of most refusals: `{statusCode: 503, error: 'Service Unavailable', message: '…'}`. */
const plain = z
  .object({message: z.string(), code: z.string().optional()})
  .transform(({message, code}) => ({sentence: message, code}))

/** All forms in which parts of the server say why they refuse. */
const body = z.union([
  plain,
  z.object({error: z.string()}).transform(({error}) => ({sentence: error})),
  z
    .object({error: z.object({description: z.string()})})
    .transform(({error}) => ({sentence: error.description})),
])

const failed = z.object({
  statusCode: z.number(),
  message: z.string(),
  response: z.object({body: z.unknown()}),
})

/** Why the server refused a request, for the person at the screen. The server's own sentence is exact, but English. */
export function reasonOf({status, code, sentence}: Refusal): string {
  if (isEnglish && sentence !== undefined) return sentence
  return wordsFor(`refused.${code ?? status}`) ?? said('refused.other', {status})
}

/** The same, for a response of `fetch`. */
export async function reasonIn(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined)
  return reasonOf({status: response.status, ...body.safeParse(answer).data})
}

/** The same, for an error of the lake's client. Undefined when no response came. */
export function reasonFor(error: unknown): string | undefined {
  const {data} = failed.safeParse(error)
  if (!data) return undefined
  const {statusCode: status, message, response} = data
  // The client's own message has the name of the status before the sentence, or a list behind it.
  return reasonOf({status, sentence: message, ...plain.safeParse(response.body).data})
}
