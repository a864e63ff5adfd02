/**
 * A script of the page is missing.
 * @param file its name, if it is known
 */
export const chunkMissing = (file: string | undefined) =>
  `A part of this page could not be loaded${file ? ` (${file})` : ''}.`
