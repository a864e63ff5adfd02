import {blurOf} from './blur.ts'

let make = import.meta.env.SSR ? blurOf : undefined

/**
 * `blurOf`, whose code the browser loads later, which saves 1.2 kB of the first load. The server makes all blurs of a
 * page, and hydration keeps them. In the browser the result is undefined until `loadBlurs` is done.
 */
export const madeBlur: typeof blurOf = (hash, cut) => make?.(hash, cut)

/** Call before the browser renders the next page. */
export async function loadBlurs() {
  make ??= (await import('./blur.ts').catch(() => undefined))?.blurOf
}
