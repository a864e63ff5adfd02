/** How browsers say that a script cannot be had: Chromium, Firefox, Safari. */
const MISSING = /dynamically imported module|module script failed/

/** A script of the site that cannot be had: a new release has replaced it, or the network is away. */
export class MissingPart extends Error {
  override name = 'MissingPart'
}

/**
 * What each `import()` of the built site goes through (build/plain-imports.ts), so that it says in words that a part
 * is missing. It also keeps the router, which knows the browsers' words, from loading the page again by itself, once
 * for each part.
 * @throws MissingPart
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    if (!(cause instanceof Error) || !MISSING.test(cause.message)) throw cause
    const file = /[^/]+\.js/.exec(cause.message)?.[0]
    throw new MissingPart(`A part of this page could not be loaded${file ? ` (${file})` : ''}.`, {cause})
  })
