import {spawn} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdir, rm, writeFile} from 'node:fs/promises'
import {createInterface} from 'node:readline'
import type {Scene} from './designs.ts'
import {BLENDER_DIR, CACHE} from './paths.ts'

/** One picture to render; `out` is the path of a PNG in the cache. */
export interface RenderJob {
  scene: Scene
  width: number
  height: number
  samples: number
  out: string
}

export const INSTALL_HINT =
  'apt-get install --no-install-recommends blender python3-numpy python3-scipy python3-skimage python3-openimageio python3-pil fonts-noto-core fonts-lohit-telu fonts-lohit-deva fonts-ebgaramond gcc'

/** Makes the stone textures, unless the cache has them. Takes about two minutes. */
export async function makeTextures(): Promise<void> {
  await mkdir(CACHE, {recursive: true})
  await run('/usr/bin/python3', [`${BLENDER_DIR}/textures.py`, `${CACHE}/textures`], (line) =>
    process.stdout.write(`${line}\n`),
  )
}

/**
 * Renders jobs one after the other in one Blender process.
 * @param onPicture called after each picture with the job's `out`, and with an error message if it failed
 */
export async function renderAll(
  jobs: readonly RenderJob[],
  onPicture: (out: string, failure?: string) => Promise<void>,
): Promise<void> {
  const list = `${CACHE}/jobs-${process.pid}.json`
  await writeFile(list, JSON.stringify(jobs))
  const pending: Promise<void>[] = []
  try {
    await run(
      'blender',
      ['-b', '--factory-startup', '-P', `${BLENDER_DIR}/job.py`, '--', list, CACHE],
      (line) => {
        const [, state, out, rest] = /^(DONE|FAILED) (\S+) (.*)$/.exec(line) ?? []
        if (out) pending.push(onPicture(out, state === 'FAILED' ? rest : undefined))
      },
    )
    await Promise.all(pending)
  } finally {
    await rm(list, {force: true})
  }
}

export function isBlenderMissing(): boolean {
  const folders = (process.env.PATH ?? '').split(':')
  return !folders.some((folder) => existsSync(`${folder}/blender`))
}

async function run(command: string, args: readonly string[], onLine: (line: string) => void): Promise<void> {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'ignore']})
  const lines = createInterface({input: child.stdout})
  lines.on('line', onLine)
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with code ${code}`)),
    )
  })
}
