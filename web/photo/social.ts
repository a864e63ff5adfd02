import type {Env} from '../../contract/site/env.ts'
import {areaOf, originalOf} from '../../contract/site/picture.ts'
import type {PhotoSource} from './photo.ts'

/** Absolute address of a picture that is cut to 1200 × 630, the size of link previews. */
export function socialAddress(env: Env, photo: PhotoSource): string | undefined {
  const original = originalOf(photo.ref)
  if (!original) return undefined
  const {left, top, width, height} = areaOf(photo, original, 1200 / 630)
  const path = `${env.imageBase}/${env.projectId}/${env.dataset}/${original.path}`
  return new URL(`${path}?rect=${left},${top},${width},${height}&w=1200&h=630&fm=jpg`, env.publicUrl).href
}
