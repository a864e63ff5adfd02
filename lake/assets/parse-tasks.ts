// A file of its own: the program of a process, which `parsers.ts` starts.
import {readFile} from 'node:fs/promises'
import {fileTypeFromFile} from 'file-type'
import {serveTasks} from '../../lib/process/serve-tasks.ts'
import {RefusedImage} from '../../lib/images/refused.ts'
import {LakeError, type LakeErrorType} from '../model/errors.ts'
import type {MetadataPart} from './metadata-parts.ts'
import type {Recipe} from './recipe.ts'

/** Everything that needs `sharp`, which is an optional package. */
async function load() {
  const [{imageMetadata, probeImage}, {render}, {storable}, {default: sharp}] = await Promise.all([
    import('./metadata.ts'),
    import('./render.ts'),
    import('../../lib/images/convert.ts'),
    import('sharp'),
  ])
  return {imageMetadata, probeImage, render, storable, encoders: sharp.versions.vips}
}

const loaded = await load().catch((error: unknown) => {
  if (error instanceof Error && /Cannot find package 'sharp'/.test(error.message)) return undefined
  throw error
})

function images() {
  if (loaded) return loaded
  throw new LakeError('unavailable', 'Pictures need the package "sharp". Install it: npm install sharp')
}

/** Tasks of the processes that decode images and files. */
const tasks = {
  /** Version of the encoders. The same recipe makes other bytes with another version. */
  encoders: () => images().encoders,
  storable: async (path: string) => images().storable(await readFile(path)),
  probe: async (path: string) => images().probeImage(path),
  metadata: async ({path, parts}: {path: string; parts: MetadataPart[]}) =>
    images().imageMetadata(path, parts),
  render: async ({path, recipe}: {path: string; recipe: Recipe}) => images().render(path, recipe),
  fileType: async (path: string) => fileTypeFromFile(path).catch(() => undefined),
}

export type ParseTasks = typeof tasks
export interface ParseFailure {
  type: LakeErrorType
  message: string
}

serveTasks(tasks, (error): ParseFailure | undefined => {
  if (error instanceof RefusedImage) return {type: 'badRequest', message: error.message}
  return error instanceof LakeError ? {type: error.type, message: error.message} : undefined
})
