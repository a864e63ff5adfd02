import type {Context} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {badRequest, LakeError} from '../model/errors.ts'
import {checkStorable, isObject, lastingObject} from '../model/json.ts'
import type {Json, JsonObject} from '../model/types.ts'

/** Maximum bytes of a body of mutations or actions. The import tool sends batches of a hundred documents. */
const MAX_BODY_BYTES = 16 * 1024 * 1024

/** Middleware that rejects a body over the limit before it is read to its end. */
export const limitBody = bodyUpTo(
  MAX_BODY_BYTES,
  `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB`,
)

/** Middleware that rejects a larger body, with a sentence, before it is read to its end. @param maxSize in bytes */
export function bodyUpTo(maxSize: number, sentence: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new LakeError('payloadTooLarge', sentence)
    },
  })
}

/** Reads the body as a JSON object. @throws LakeError `badRequest` that says what is wrong with the body */
export async function readJsonObject(context: Context): Promise<JsonObject> {
  const text = textOf(await context.req.arrayBuffer())
  const body = parseJson(text)
  if (!isObject(body)) throw badRequest('The body must be a JSON object')
  checkStorable(body, 'The body')
  return MAY_NOT_LAST.test(text) ? lastingObject(body) : body
}

/** Texts that may change when stored: escapes of half a character, and -0. UTF-8 itself has no halves. */
const MAY_NOT_LAST = /\\ud[89a-f]|[:,[]\s*-0(?!\d)/i

/** Decodes UTF-8, strictly: a lenient decoder would store replacement characters. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    throw badRequest('The body is not UTF-8')
  }
}

function parseJson(text: string): Json {
  try {
    const body: Json = JSON.parse(text)
    return body
  } catch {
    throw badRequest('The body is not valid JSON')
  }
}
