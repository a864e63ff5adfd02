import {setTimeout as pause} from 'node:timers/promises'
import {Busboy, type BusboyFileStream, type BusboyInstance} from '@fastify/busboy'
import {hasCode} from '../../lib/disk/system-error.ts'
import type {FormFields} from './policy.ts'
import {S3Error} from './s3-error.ts'

export interface FormBounds {
  /** Maximum size of the body. A rejected body is read to its end too, so that the browser sees the response. */
  maxBodyBytes: number
  /** Longest silence of the client, and longest time for the parser to accept the bytes of one read. */
  idleMs: number
  /** Longest time for the whole body. */
  totalMs: number
  /** Longest time for the parser to finish after the last byte. */
  graceMs: number
}

/** S3's own limit for all fields before the file. */
const MAX_FIELD_BYTES = 20_480
const MAX_FIELDS = 100
/**
 * The fields and the file. The parser counts parts without a name here only. It runs on the main thread, and without this
 * bound 80 MB of empty parts keep it busy for 20 seconds.
 */
const MAX_PARTS = MAX_FIELDS + 1

/**
 * Bytes that the parser gets at once. It parses all of them after a failure too, and 64 kB of empty parts keep it busy
 * for too long. It reads an ignored part only up to the size of its buffer when more bytes come at once.
 */
const STEP_BYTES = 4096

const oneFile = (count: number) =>
  new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.', {
    ArgumentName: 'file',
    ArgumentValue: count,
  })

/**
 * Reads a form as S3 does: fields, then `file`; later fields are ignored. `onFile` receives the fields before the file,
 * and the bytes of the file as they arrive. After a failure the rest of the body is read and dropped.
 *
 * @returns the result of `onFile`, once the whole form has arrived
 * @throws S3Error, or the failure of `onFile`
 */
export async function readForm<T>(
  request: Request,
  bounds: FormBounds,
  onFile: (fields: FormFields, file: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const form = openForm(newParser(request.headers.get('content-type') ?? ''), onFile)
  try {
    await feed(form, request, bounds)
    return await form.outcome()
  } catch (error) {
    await form.abandon()
    throw error
  }
}

type Form<T> = ReturnType<typeof openForm<T>>

function openForm<T>(
  parser: BusboyInstance,
  onFile: (fields: FormFields, file: AsyncIterable<Uint8Array>) => Promise<T>,
) {
  const fields = new Map<string, string>()
  let failure: {error: unknown} | undefined
  let stopWaiting = () => {}
  const fail = (error: unknown) => {
    failure ??= {error}
    stopWaiting()
  }
  let fieldBytes = 0
  let stream: BusboyFileStream | undefined
  let result: Promise<T> | undefined

  parser.on('field', (name: string | undefined, value, _nameTruncated, isTruncated) => {
    if (stream) return
    fieldBytes += Buffer.byteLength(value) + Buffer.byteLength(name ?? '')
    if (isTruncated || fieldBytes > MAX_FIELD_BYTES) fail(tooMuchBeforeFile())
    const key = (name ?? '').toLowerCase()
    const before = fields.get(key)
    fields.set(key, before === undefined ? value : `${before},${value}`)
  })
  parser.on('file', (_name, file) => {
    stream = file
    // `onFile` gave up reading, on a full disk for example. Its own error follows.
    file.on('error', (error) => {
      if (!hasCode(error, 'ABORT_ERR')) fail(new S3Error('MalformedPOSTRequest'))
    })
    result = onFile(fields, file)
    result.catch(fail)
  })
  parser.on('fieldsLimit', () => fail(tooMuchBeforeFile()))
  parser.on('partsLimit', () => fail(tooMuchBeforeFile()))
  parser.on('filesLimit', () => fail(oneFile(2)))
  parser.on('error', () => fail(new S3Error('MalformedPOSTRequest')))

  return {
    parser,
    /** The first failure. */
    failure: () => failure,
    /** Waits for the work, or until the first failure. One promise for all waits would keep an object for each wait. */
    async unlessFailed(work: Promise<unknown>) {
      const {promise: failed, resolve} = Promise.withResolvers<void>()
      stopWaiting = resolve
      // The work itself may have caused the failure.
      if (failure) resolve()
      await Promise.race([work, failed])
    },
    /** Resolves when `onFile` has ended, or at once when it was not called. */
    settled: async () => void (await result?.catch(() => undefined)),
    outcome: (): Promise<T> => result ?? Promise.reject(oneFile(0)),
    /** Ends an `onFile` that still waits for bytes, and resolves when it has cleaned up. */
    async abandon() {
      stream?.destroy(new Error('The form was given up'))
      await result?.catch(() => undefined)
    },
  }
}

const tooMuchBeforeFile = () =>
  new S3Error('MaxPostPreDataLengthExceeded', undefined, {MaxPostPreDataLengthBytes: MAX_FIELD_BYTES})

function newParser(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) {
    throw new S3Error('PreconditionFailed', undefined, {
      Condition: 'Bucket POST must be of the enclosure-type multipart/form-data',
    })
  }
  try {
    return new Busboy({
      headers: {'content-type': contentType},
      // Only the part named `file` is the file. Other parts are fields, even with a file name.
      isPartAFile: (name) => name?.toLowerCase() === 'file',
      limits: {
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        files: 1,
        parts: MAX_PARTS,
        headerPairs: 20,
        headerSize: 4096,
      },
    })
  } catch {
    throw new S3Error('MalformedPOSTRequest')
  }
}

/** Passes the body to the parser at the speed of the disk. @throws the first failure, once the body was read */
async function feed(form: Form<unknown>, request: Request, bounds: FormBounds): Promise<void> {
  try {
    for await (const chunk of bodyOf(request, bounds)) {
      for (let at = 0; at < chunk.byteLength && !form.failure(); at += STEP_BYTES)
        await form.unlessFailed(written(form.parser, chunk.subarray(at, at + STEP_BYTES), bounds.idleMs))
    }
    if (!form.failure()) await form.unlessFailed(ended(form, bounds.graceMs))
  } catch (error) {
    throw form.failure()?.error ?? error
  }
  const failure = form.failure()
  if (failure) throw failure.error
}

/**
 * Resolves when the parser accepts more bytes. It reports failures as events. Without a deadline it would wait as long as
 * nobody reads the file.
 * @throws S3Error `RequestTimeout`
 */
async function written(parser: BusboyInstance, chunk: Uint8Array, idleMs: number): Promise<void> {
  const {promise, resolve, reject} = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new S3Error('RequestTimeout')), idleMs).unref()
  parser.write(chunk, () => resolve())
  try {
    await promise
  } finally {
    clearTimeout(timer)
  }
}

/** The parser emits no event for a part that breaks off in its head, so this also ends after a time. */
async function ended(form: Form<unknown>, graceMs: number): Promise<void> {
  const finished = new Promise<true>((resolve) => {
    form.parser.once('finish', () => resolve(true))
    form.parser.end()
  })
  const late = form.settled().then(() => pause(graceMs, undefined, {ref: false}))
  if (!(await Promise.race([finished, late]))) throw new S3Error('MalformedPOSTRequest')
}

/**
 * Reads and drops the rest of a rejected body, within the bounds. A client that is cut off while sending sees a broken
 * connection instead of the reason.
 */
export async function dropBody(request: Request, bounds: FormBounds): Promise<void> {
  if (request.bodyUsed) return
  try {
    let dropped = 0
    for await (const chunk of bodyOf(request, bounds)) dropped += chunk.byteLength
  } catch (error) {
    if (!(error instanceof S3Error)) throw error
  }
}

async function* bodyOf(
  {body}: Request,
  {idleMs, totalMs, maxBodyBytes}: FormBounds,
): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  let isLate = false
  // This rejects the read that waits, or the next one. A race against one promise for the whole body would keep every
  // chunk in memory until the body has ended.
  const onTime = () => {
    isLate = true
    reader.releaseLock()
  }
  const idle = setTimeout(onTime, idleMs)
  const total = setTimeout(onTime, totalMs)
  let bytes = 0
  try {
    for (;;) {
      idle.refresh()
      const {done, value} = await reader.read()
      if (done) return
      bytes += value.byteLength
      if (bytes > maxBodyBytes) throw new S3Error('EntityTooLarge')
      yield value
    }
  } catch (error) {
    if (error instanceof S3Error) throw error
    // Without a deadline that has passed, the client is gone and reads no response.
    throw new S3Error(isLate ? 'RequestTimeout' : 'MalformedPOSTRequest')
  } finally {
    clearTimeout(idle)
    clearTimeout(total)
    reader.releaseLock()
  }
}
