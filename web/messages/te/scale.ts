import type * as English from '../en/scale.ts'
import {isOne} from '../plural.ts'
import {locale} from './language.ts'

// A product, drawn beside a person and a door.

export const howBig = 'ఎంత పెద్దది?'

export const centimetres: typeof English.centimetres = (count) => `${count} సెం.మీ.`

export const feetAndInches: typeof English.feetAndInches = (feet, inches) =>
  [
    feet > 0 && (isOne(locale, feet) ? '1 అడుగు' : `${feet} అడుగులు`),
    (inches > 0 || feet === 0) && (isOne(locale, inches) ? '1 అంగుళం' : `${inches} అంగుళాలు`),
  ]
    .filter(Boolean)
    .join(' ')

export const heightOf: typeof English.heightOf = (length, metric) => `ఎత్తు ${length} (${metric})`
export const widthOf: typeof English.widthOf = (length, metric) => `వెడల్పు ${length} (${metric})`

export const drawing: typeof English.drawing = ({height, width, person, door}) =>
  `ఎత్తు ${height}${width ? `, వెడల్పు ${width}` : ''}. పక్కన మనిషి ${person}, తలుపు ${door}`
