export const findADesign = 'Find a design'
export const nameNumberOrKind = 'Name, number or kind'
export const cancel = 'Cancel'
export const openThisDesign = 'Open this design'
export const showAllResults = 'Show all results'
/** The list of suggestions, as assistive technology names it. */
export const designs = 'Designs'

// The line below the field.
export const notAvailable = 'Suggestions are not available just now. Press Enter to search.'
/** With words that find something in this language. */
export const examples = 'Search over all designs, as “lotus fountain” or “FOU-002”.'
export const searching = 'Searching …'
export const noDesignMatches = 'No design matches this.'
export const found = (count: number) => (count === 1 ? '1 design' : `${count} designs`)
