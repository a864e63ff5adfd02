import {open} from 'node:fs/promises'
import {DamagedFile} from './file-identity.ts'

export type Chunks = AsyncGenerator<Uint8Array, void, void>

/**
 * Reads a file from byte `start` to byte `end`. The file is open from the first chunk to the last, or until the reader
 * returns: it may be deleted meanwhile.
 * @throws DamagedFile when the file is shorter
 */
export async function* chunksOf(path: string, start: number, end: number): Chunks {
  const file = await open(path)
  try {
    const stream = file.createReadStream({start, end, autoClose: false})
    yield* stream
    if (stream.bytesRead < end - start + 1) throw damaged(path)
  } finally {
    await file.close()
  }
}

/** A stream that reads nothing ahead, so that a response that no client reads keeps no file open. */
export function streamOf(chunks: Chunks): ReadableStream<Uint8Array> {
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const {done, value} = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return()
    },
  }
  return new ReadableStream(source, {highWaterMark: 0})
}

/** The error for a file that does not hold its bytes. */
export function damaged(path: string) {
  return new DamagedFile(
    `${path} does not hold the bytes that were stored there: restore them from a backup, or upload them again.`,
  )
}
