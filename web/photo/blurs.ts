import {blurOf} from './blur.ts'

let make = import.meta.env.SSR ? blurOf : undefined

/**
 * Makes a blur with `blurOf`. The server does so for all pictures of a page, and hydration keeps them. In the browser
 * the result is undefined until `loadBlurs` is done. Saves 1.2 kB of the first load.
 */
export const madeBlur: typeof blurOf = (hash, cut) => make?.(hash, cut)

/** Call before the browser renders the next page. */
export async function loadBlurs() {
  make ??= (await import('./blur.ts').catch(() => undefined))?.blurOf
}
