import {readFileSync} from 'node:fs'
import {parentPort, workerData} from 'node:worker_threads'
import decode from 'heic-decode'
import {z} from 'zod'

const size = z.looseObject({width: z.number(), height: z.number()})

/** Runs in a thread of its own: posts the pixels (RGBA) of the photograph of the size that the header told. */
const wanted = z.object({path: z.string(), width: z.number(), height: z.number()}).parse(workerData)
const pictures = await decode.all({buffer: readFileSync(wanted.path)})
// A file may hold others, of any size: their pixels are never asked for.
const picture = pictures.find((candidate) => {
  const {width, height} = size.parse(candidate)
  return width === wanted.width && height === wanted.height
})
if (!picture) throw new Error('The file holds no picture of the size that its header tells')
const {data} = await picture.decode()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(data, [z.instanceof(ArrayBuffer).parse(data.buffer)])
