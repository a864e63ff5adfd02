/** Languages whose pages are under an address of their name: `/te/designs`. English pages are at the root. */
export const TRANSLATED = ['te', 'hi'] as const

const PREFIX = new RegExp(`^/(?:${TRANSLATED.join('|')})(?=[/?]|$)`)

/** The part of an address that names its language: `/te`, or `''` for English. Nothing else chooses the language. */
export const prefixOf = (address: string): string => PREFIX.exec(address)?.[0] ?? ''

/**
 * The start of the addresses in the language that a browser prefers, of those that the site speaks. For what has no
 * address in a language; everything else is in the language of its address.
 */
export function preferredPrefix(acceptLanguage: string | null): string {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => /^[a-z]+/.exec(tag.trim().toLowerCase())?.[0])
  const first = tags.find((tag) => tag === 'en' || TRANSLATED.some((language) => language === tag))
  return first === undefined || first === 'en' ? '' : `/${first}`
}
