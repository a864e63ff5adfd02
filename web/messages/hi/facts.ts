// Names in the facts of a page for search engines.

export const home = 'होम'
export const designs = 'डिज़ाइन'
export const allProducts = 'सभी डिज़ाइन'
