/**
 * Things of equal rank, without an “and”: the same in all our languages. `Intl.ListFormat` would load its data
 * in the middle of a visitor's first tap on a product.
 */
export const listed = (things: readonly string[]) => things.join(', ')
