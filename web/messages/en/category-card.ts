/** @param category its title, such as `Fountain` */
export const allOf = (category: string) => `${category}'s`
export const viewMoreDesigns = 'View More Designs'
