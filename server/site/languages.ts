/** Languages whose pages are under an address of their name: `/te/designs`. English pages are at the root. */
export const TRANSLATED = ['te', 'hi'] as const

const PREFIX = new RegExp(`^/(?:${TRANSLATED.join('|')})(?=[/?]|$)`)

/** The part of an address that names its language: `/te`, or `''` for English. Nothing else chooses the language. */
export const prefixOf = (address: string): string => PREFIX.exec(address)?.[0] ?? ''

/**
 * The prefix of the first language in `Accept-Language` that the site has: `/te`, `/hi`, or `''` for English. It is used
 * only where no address names a language: at a preview link that has ended.
 */
export function preferredPrefix(acceptLanguage: string | null): string {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => /^[a-z]+/.exec(tag.trim().toLowerCase())?.[0])
  const first = tags.find((tag) => tag === 'en' || TRANSLATED.some((language) => language === tag))
  return first === undefined || first === 'en' ? '' : `/${first}`
}
