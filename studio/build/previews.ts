// A file of its own: each change of Sanity's files stands alone, so that one can be removed when Sanity makes it needless.

/** Sanity's modules. One module draws the previews of the dialog for hotspot and crop. */
const SANITY = /\/node_modules\/sanity\/lib\/[^/]+\.js$/
/** Where a preview decides to show the whole hotspot, with bars beside it. */
const WITH_BARS = 'if (minFullBleedScale > maxScale) {'

/**
 * Vite plugin that makes the previews of a picture show what pages show. A page fills a shape, around the middle of the
 * hotspot. Sanity's previews show the whole hotspot instead, with bars where it does not fit the shape; a picture whose
 * hotspot nobody has set never fits a wider one.
 */
export function previewsAsOnPages() {
  let isFound = false
  return {
    name: 'previews-as-on-pages',
    apply: 'build' as const,
    transform(code: string, id: string) {
      const changed = SANITY.test(id) ? withFilledPreviews(code) : undefined
      isFound ||= changed !== undefined
      return changed
    },
    buildEnd(error?: Error) {
      if (!isFound && !error)
        throw new Error('Sanity’s previews of pictures have changed. Correct studio/build/previews.ts.')
    },
  }
}

/** @returns undefined for a module without previews */
export const withFilledPreviews = (code: string): string | undefined =>
  code.includes(WITH_BARS) ? code.replace(WITH_BARS, 'if (false) {') : undefined
