/** Names that cameras, phones and messengers give: they say nothing about the product. */
const SAYS_NOTHING = [
  /^(img|image|dsc[nf]?|dscn|pict?|pxl|mvimg|photo|picture|screenshot|screen shot|foto|file|scan|cam|gopr|vid|wa|snapchat|received|signal|telegram|untitled|download|unnamed)?[\s_-]*(\d|$)/i,
  /^whatsapp (image|photo)/i,
  /^[0-9a-f]{8}-[0-9a-f]{4}-/i,
  /^[0-9a-f]{16,}$/i,
  /^screen ?shot/i,
]

/**
 * The name of a product from the name of its photograph: `kota-fountain_two tier (1).jpg` gives `Kota fountain two tier`.
 * @returns `undefined` for a name that says nothing, such as `IMG_1234.jpg`
 */
export function nameFromFile(fileName: string): string | undefined {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/[\s_-]+copy$/i, '')
    .trim()
  if (SAYS_NOTHING.some((pattern) => pattern.test(words))) return undefined
  const name = words.replaceAll(/[\s_-]+/g, ' ').trim()
  if (!/[\p{L}\p{M}]{3}/u.test(name)) return undefined
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
