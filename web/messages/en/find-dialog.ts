import {isOne} from '../plural.ts'
import {locale} from './language.ts'

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
// The word joiner keeps the code on one line.
export const examples = 'Search over all designs, as “lotus fountain” or “FOU-\u2060002”.'
export const searching = 'Searching …'
export const noDesignMatches = 'No design matches this.'
export const found = (count: number) => (isOne(locale, count) ? '1 design' : `${count} designs`)
