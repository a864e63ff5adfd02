/** Languages whose pages are under an address of their name: `/te/designs`. English pages are at the root. */
export const TRANSLATED = ['te', 'hi'] as const

const PREFIX = new RegExp(`^/(?:${TRANSLATED.join('|')})(?=[/?]|$)`)

/** The part of an address that names its language: `/te`, or `''` for English. Nothing else chooses the language. */
export const prefixOf = (address: string): string => PREFIX.exec(address)?.[0] ?? ''
