// Names in the facts of a page for search engines.

export const home = 'Home'
export const designs = 'Designs'
export const allProducts = 'All Products'
