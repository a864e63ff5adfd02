import type {Context} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {LakeError} from '../model/errors.ts'
import {checkStorable, isObject, lastingObject} from '../model/json.ts'
import type {Json, JsonObject} from '../model/types.ts'

/** Largest body of mutations or actions; the import tool sends batches of a hundred documents. */
const MAX_BODY_BYTES = 16 * 1024 * 1024

/** Refuses a body that is too large, before it is read to its end. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new LakeError('payloadTooLarge', `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB`)
  },
})

/** @throws LakeError `badRequest`, saying what is wrong with the body */
export async function readJsonObject(context: Context): Promise<JsonObject> {
  const text = textOf(await context.req.arrayBuffer())
  const body = parseJson(text)
  if (!isObject(body)) throw new LakeError('badRequest', 'The body must be a JSON object')
  checkStorable(body, 'The body')
  return MAY_NOT_LAST.test(text) ? lastingObject(body) : body
}

/** Only an escape can make half of a character out of what is UTF-8; and -0 is a number of its own. */
const MAY_NOT_LAST = /\\ud[89a-f]|[:,[]\s*-0(?!\d)/i

/** Anything else than UTF-8 would be stored with marks in place of what could not be read. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    throw new LakeError('badRequest', 'The body is not UTF-8')
  }
}

function parseJson(text: string): Json {
  try {
    const body: Json = JSON.parse(text)
    return body
  } catch {
    throw new LakeError('badRequest', 'The body is not valid JSON')
  }
}
