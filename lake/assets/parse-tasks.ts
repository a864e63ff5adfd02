// A file of its own: the program of a process, which `parsers.ts` starts.
import {readFile} from 'node:fs/promises'
import {fileTypeFromFile} from 'file-type'
import sharp from 'sharp'
import {serveTasks} from '../../lib/process/serve-tasks.ts'
import {LakeError, type LakeErrorType} from '../model/errors.ts'
import {storable} from '../../lib/images/convert.ts'
import {RefusedImage} from '../../lib/images/refused.ts'
import {imageMetadata, probeImage} from './metadata.ts'
import type {MetadataPart} from './metadata-parts.ts'
import type {Recipe} from './recipe.ts'
import {render} from './render.ts'

/** Tasks of the processes that decode images and files. */
const tasks = {
  /** Version of the encoders. The same recipe makes other bytes with another version. */
  encoders: () => sharp.versions.vips,
  storable: async (path: string) => storable(await readFile(path)),
  probe: (path: string) => probeImage(path),
  metadata: ({path, parts}: {path: string; parts: MetadataPart[]}) => imageMetadata(path, parts),
  render: ({path, recipe}: {path: string; recipe: Recipe}) => render(path, recipe),
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
