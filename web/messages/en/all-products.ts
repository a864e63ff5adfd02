// All products.
export const allProducts = 'All Products'
export const designsFor = (words: string) => `Designs for “${words}”`
export const exploreDesigns = 'Explore Designs'
/** The products on the screen, from 1, such as `49–96 of 601`. */
export const shownOf = (from: number, to: number, total: number) =>
  `${from > 1 ? `${from}–` : ''}${to} of ${total}`
export const moreNotLoaded = 'More could not be loaded.'
export const noSuchPage = (page: string) => `There is no page ${page}: the designs end before it.`
export const noDesignMatches =
  'No design matches this. Much of what we carve is in no catalogue: ask us for it.'
export const firstPage = 'First page'
export const showAllDesigns = 'Show all designs'

// Their selection and order.
export const nameNumberOrKind = 'Name, number or kind'
export const sortBy = 'Sort by'
export const bestMatch = 'Best match'
export const shopsOrder = 'Shop’s order'
export const cheapestFirst = 'Price, low to high'
export const dearestFirst = 'Price, high to low'
export const byName = 'Name'
export const price = 'Price'
export const anyPrice = 'Any price'
export const availability = 'Availability'
export const anyAvailability = 'Any'
export const ready = 'Ready'
export const toOrder = 'Made to order'
export const oneOfAKind = 'One of a kind'
export const categories = 'Categories'
export const categoriesChosen = (count: number) => `Categories (${count} chosen)`
export const onlyTheseCategories = 'Only these categories'
export const showDesigns = 'Show designs'

// Their pages.
export const pages = 'Pages'
export const showMoreDesigns = 'Show more designs'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const pageNumber = (page: number) => `Page ${page}`
