import {blurOf} from './blur.ts'

let make = import.meta.env.SSR ? blurOf : undefined

/**
 * `blurOf` on the server, which makes them for all pictures of a page; hydration leaves those alone. In the browser
 * nothing before `loadBlurs` is done. Buys 1.2 kB of the first load.
 */
export const madeBlur: typeof blurOf = (hash, cut) => make?.(hash, cut)

/** To be called when a page is on its way that the browser makes by itself. */
export async function loadBlurs() {
  make ??= (await import('./blur.ts').catch(() => undefined))?.blurOf
}
