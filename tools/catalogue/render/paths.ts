import {fileURLToPath} from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const BLENDER_DIR = here('./blender')
/** Textures, denoiser, raw renders and contact sheets. All of them can be made again. */
export const CACHE = here('./cache')
export const PICTURES = here('../../../scripts/seed/pictures')

/** The master of a product. */
export function pictureOf(category: string, productId: string): string {
  return `${PICTURES}/${category}/${productId}.webp`
}

/** The master of a picture that belongs to the site, not to a product. */
export function sitePictureOf(name: string): string {
  return `${PICTURES}/site/${name}.webp`
}
