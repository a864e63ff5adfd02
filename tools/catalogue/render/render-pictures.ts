import {existsSync} from 'node:fs'
import {mkdir, rm} from 'node:fs/promises'
import {PlainError} from '../../../scripts/terminal/terminal.ts'
import {INSTALL_HINT, isBlenderMissing, makeTextures, renderAll, type RenderJob} from './blender.ts'
import {encode} from './encode.ts'
import {CACHE} from './paths.ts'
import {progressOf} from './progress.ts'
import type {WantedPicture} from './wanted.ts'

/** Pictures that one Blender process renders before a new one takes over, so that its memory leaks stay small. */
const BATCH = 12

interface RenderOptions {
  /** Rays for each pixel. */
  samples: number
  /** Whether pictures that exist are rendered again. */
  again: boolean
}

/**
 * Renders pictures into their masters and prints a line for each. A picture that fails does not stop the others.
 * @throws PlainError when Blender is not installed
 */
export async function renderPictures(
  wanted: readonly WantedPicture[],
  options: RenderOptions,
): Promise<void> {
  if (isBlenderMissing()) throw new PlainError(`Blender is missing. On Debian: ${INSTALL_HINT}`)
  await makeTextures()
  await mkdir(`${CACHE}/raw`, {recursive: true})
  const lineOf = progressOf(wanted.length)
  for (let start = 0; start < wanted.length; start += BATCH) {
    await renderBatch(wanted.slice(start, start + BATCH), options, (text) => console.log(lineOf(text)))
  }
}

async function renderBatch(
  batch: readonly WantedPicture[],
  {samples, again}: RenderOptions,
  progress: (text: string) => void,
): Promise<void> {
  // Another run may have rendered some of these pictures meanwhile.
  const jobs = batch
    .filter(({master}) => again || !existsSync(master))
    .map((picture) => ({picture, job: jobOf(picture, samples)}))
  await renderAll(
    jobs.map(({job}) => job),
    async (out, failure) => {
      const picture = jobs.find(({job}) => job.out === out)?.picture
      if (!picture) return
      if (failure) {
        progress(`${picture.label} FAILED: ${failure}`)
        return
      }
      const bytes = await encode(out, picture.master)
      await rm(out, {force: true})
      progress(`${picture.label} ${Math.round(bytes / 1000)} kB`)
    },
  )
}

function jobOf({scene, width, height, label}: WantedPicture, samples: number): RenderJob {
  return {scene, width, height, samples, out: `${CACHE}/raw/${process.pid}_${label.replace('/', '_')}.png`}
}
