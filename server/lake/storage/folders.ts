import {closeSync, fsyncSync, mkdirSync, openSync} from 'node:fs'
import {open} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'

/** Makes a folder and those above it, where they are missing; a power cut does not take them back. */
export function makeFolder(path: string) {
  const folder = resolve(path)
  const first = mkdirSync(folder, {recursive: true})
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) syncAtOnce(dirname(made))
}

/** What was made in a folder, or renamed into it, survives a power cut only once the folder itself is on disk. */
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
