/** @param category its title, such as `Fountain` */
export const explore = (category: string) => `Explore ${category}`
/** The words before and after the price. */
export const startingPrice: readonly [before: string, after: string] = ['Starting price ', '']
export const exploreDesigns = 'Explore Designs'
export const asPdf = 'All of them as PDF'
/** Where the address names a product that the category does not have, such as that of an old label. */
export const notListed = 'This piece is no longer in our catalogue. Ask us for it, or for one like it.'
