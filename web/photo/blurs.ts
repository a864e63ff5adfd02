import {blurOf, type Cut} from './blur.ts'

let make = import.meta.env.SSR ? blurOf : undefined

/** Blurs of the served page, by the paths of their pictures. */
const served = new Map<string, string>()

interface Blurred {
  /** BlurHash of the picture. The content of a served page has none. */
  hash: string | null | undefined
  /** Path of the original. */
  path: string
}

/**
 * The blur of a picture. The browser loads the code that makes blurs later, which saves 1.2 kB of the first load. The
 * server makes all blurs of a page, and hydration keeps them. In the browser the result is undefined until `loadBlurs` is
 * done. A picture of the served page then has that page's blur, which may be of another cut.
 */
export const madeBlur = ({hash, path}: Blurred, cut: Cut) => (hash ? make?.(hash, cut) : served.get(path))

/** Call before the browser renders the next page. */
export async function loadBlurs() {
  for (const {srcset, nextElementSibling} of document.querySelectorAll<HTMLImageElement>('img.blur')) {
    const path = /[^/]+(?=\?)/.exec(nextElementSibling?.querySelector('img')?.src ?? '')?.[0]
    if (path && srcset) served.set(path, srcset.replace(' 1x', ''))
  }
  make ??= (await import('./blur.ts').catch(() => undefined))?.blurOf
}

/**
 * Leaves hashes out of the JSON of a served page's content, whose blurs are in the page already. This saves a tenth of a
 * category. Use it as the second parameter of `JSON.stringify`.
 */
export const withoutHashes = (name: string, value: unknown) => (name === 'blur' ? undefined : value)
