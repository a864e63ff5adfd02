import {closeSync, fsyncSync, mkdirSync, openSync} from 'node:fs'
import {open} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'

/** Makes a folder and its missing parents, so that they survive a power cut. */
export function makeFolder(path: string) {
  const folder = resolve(path)
  const first = mkdirSync(folder, {recursive: true})
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) syncAtOnce(dirname(made))
}

/** Writes a folder to disk. Files made in it or renamed into it survive a power cut only after this. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function syncAtOnce(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
