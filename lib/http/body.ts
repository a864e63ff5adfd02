import type {Context} from 'hono'
import type {z} from 'zod'
import {within} from './within.ts'
import {HttpError} from './http-error.ts'

/** Media type of the body, without parameters, in lower case. Empty when the request names none. */
export const mediaType = (context: Context): string =>
  (context.req.header('content-type') ?? '').split(';', 1).join('').trim().toLowerCase()

export interface BodyBounds {
  maxBytes: number
  /** Time within which the whole body must arrive, from the call on. */
  timeoutMs: number
}

/**
 * Reads a small JSON body.
 * @throws HttpError 415 when the body is not declared as JSON, 400 when it is not JSON, and as `readBody` does
 */
export async function readJson(context: Context, bounds: BodyBounds): Promise<unknown> {
  if (mediaType(context) !== 'application/json') throw new HttpError(415, 'Please send application/json.')
  const text = await readBody(context.req.raw, bounds)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not JSON.')
  }
}

/** Reads a body by a schema. @throws HttpError 400, naming the first field that is wrong */
export function parse<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new HttpError(400, `This cannot be read: ${issue?.path.join('.') || 'body'}: ${issue?.message}.`)
}

/**
 * Reads a small body as text. The bytes that arrive are counted: `Content-Length` may lie.
 * @throws HttpError 413 when it is too long, 408 when it is too slow, 400 when it breaks off
 */
export async function readBody(request: Request, {maxBytes, timeoutMs}: BodyBounds): Promise<string> {
  const tooLong = new HttpError(413, `The request is too long: at most ${maxBytes} bytes are accepted.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong
  if (!request.body) return ''
  const reader = request.body.getReader()
  const tooSlow = new HttpError(408, 'The request took too long to arrive. Please try again.')
  try {
    return await within(timeoutMs, read(reader, maxBytes, tooLong), () => tooSlow)
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The request broke off before its end.')
  } finally {
    reader.releaseLock()
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number, tooLong: Error) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const {done, value} = await reader.read()
    if (done) return Buffer.concat(chunks).toString('utf8')
    bytes += value.byteLength
    if (bytes > maxBytes) throw tooLong
    chunks.push(value)
  }
}
