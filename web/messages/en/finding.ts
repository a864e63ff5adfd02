/** Link that opens the search. */
export const search = 'Search'
