import {z} from 'zod'
import {isOfProxy} from '../../contract/services/proxy.ts'
import {isEnglish} from '../languages/chosen.ts'
import {said, wordsFor} from '../languages/messages.ts'

/** An error whose message is a sentence for the person at the screen, in the language of the Studio. */
export class Explained extends Error {
  override name = 'Explained'
}

/** A failed response of the server. */
interface Failure {
  status: number
  /** Why, where the status does not say enough. */
  code?: string | undefined
  message?: string | undefined
}

/** The body of a failed response: `{message: 'The reason.'}`. Some of the lake's have a code. */
const body = z.object({message: z.string(), code: z.string().optional()})

const failed = z.object({
  statusCode: z.number(),
  message: z.string(),
  response: z.object({body: z.unknown()}),
})

/** Why a request failed, for the person at the screen. The server's own sentence is exact, but English. */
export function reasonOf({status, code, message}: Failure): string {
  if (isEnglish && message !== undefined) return message
  return wordsFor(`refused.${code ?? status}`) ?? said('refused.other', {status})
}

/** For an answer that a proxy gave in place of the shop. */
function reasonOfProxy(status: number): string {
  return wordsFor(`refused.proxy-${status}`) ?? said('refused.proxy', {status})
}

function bodyIn(text: string) {
  try {
    return body.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The reason of a failed response of `fetch`. */
export async function reasonIn(response: Response): Promise<string> {
  const {status} = response
  const text = await response.text().catch(() => '')
  return isOfProxy(text) ? reasonOfProxy(status) : reasonOf({status, ...bodyIn(text)})
}

/** The reason of an error of the lake's client. Undefined when no response came. */
export function reasonFor(error: unknown): string | undefined {
  const {data} = failed.safeParse(error)
  if (!data) return undefined
  const {statusCode: status, message, response} = data
  if (isOfProxy(response.body)) return reasonOfProxy(status)
  // The client's own message has the name of the status before the sentence, or a list behind it.
  return reasonOf({status, message, ...body.safeParse(response.body).data})
}
