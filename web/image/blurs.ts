import * as blur from './blur.ts'

let loaded: typeof blur | undefined = import.meta.env.SSR ? blur : undefined

/**
 * The blur of an image. The browser loads the code that makes blurs later, which saves 1.2 kB of the first load. The
 * server makes all blurs of a page, and hydration keeps them. In the browser the result is undefined until `loadBlurs` is
 * done.
 */
export const madeBlur: typeof blur.blurOf = (image, cut) => loaded?.blurOf(image, cut)

/** Call before the browser renders the next page. */
export async function loadBlurs() {
  loaded ??= await import('./blur.ts').catch(() => undefined)
}

/**
 * Leaves hashes out of the JSON of a served page's content, whose blurs are in the page already. This saves a tenth of a
 * category. Use it as the second parameter of `JSON.stringify`.
 */
export const withoutHashes = (name: string, value: unknown) => (name === 'blur' ? undefined : value)
