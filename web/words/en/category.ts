/** @param category its title, such as `Fountain` */
export const explore = (category: string) => `Explore ${category}`
/** The words before and after the price. */
export const startingPrice: readonly [before: string, after: string] = ['Starting price ', '']
export const exploreDesigns = 'Explore Designs'
export const asPdf = 'All of them as PDF'
