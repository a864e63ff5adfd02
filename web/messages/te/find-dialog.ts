import type * as English from '../en/find-dialog.ts'
import {isOne} from '../plural.ts'
import {locale} from './language.ts'

export const findADesign = 'డిజైన్ వెతకండి'
export const nameNumberOrKind = 'పేరు, నంబర్ లేదా రకం'
export const cancel = 'వద్దు'
export const openThisDesign = 'ఈ డిజైన్ తెరవండి'
export const showAllResults = 'అన్ని ఫలితాలు చూపండి'
export const designs = 'డిజైన్లు'

// The line below the field.
export const notAvailable = 'సూచనలు ఇప్పుడు అందుబాటులో లేవు. వెతకడానికి ఎంటర్ నొక్కండి.'
export const examples = 'అన్ని డిజైన్లలో వెతకండి, ఉదాహరణకు “తామర ఫౌంటెన్” లేదా “FOU-\u2060002”.'
export const searching = 'వెతుకుతున్నాం …'
export const noDesignMatches = 'దీనికి సరిపోయే డిజైన్ లేదు.'
export const found: typeof English.found = (count) => (isOne(locale, count) ? '1 డిజైన్' : `${count} డిజైన్లు`)
