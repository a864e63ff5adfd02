/**
 * A script of the page is missing.
 * @param file its name, if it is known
 */
export const chunkMissing = (file: string | undefined) =>
  `इस पेज का एक हिस्सा लोड नहीं हो सका${file ? ` (${file})` : ''}।`
