// Names in the facts of a page for search engines.

export const home = 'హోమ్'
export const designs = 'డిజైన్లు'
export const allProducts = 'అన్ని డిజైన్లు'
