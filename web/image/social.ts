import type {Env} from '../../contract/site/env.ts'
import {areaOf, originalOf} from '../../contract/site/image.ts'
import type {ImageSource} from './image.ts'

/** Absolute address of an image that is cut to 1200 × 630, the size of link previews. */
export function socialAddress(env: Env, image: ImageSource): string | undefined {
  const original = originalOf(image.ref)
  if (!original) return undefined
  const {left, top, width, height} = areaOf(image, original, 1200 / 630)
  const path = `${env.imageBase}/${env.projectId}/${env.dataset}/${original.path}`
  return new URL(`${path}?rect=${left},${top},${width},${height}&w=1200&h=630&fm=jpg`, env.publicUrl).href
}
