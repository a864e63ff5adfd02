import type * as English from '../en/scale.ts'

// A product, drawn beside a person and a door.

export const howBig = 'कितना बड़ा है?'

export const centimetres = (count: number) => `${count} सेमी`

export const feetAndInches = (feet: number, inches: number) =>
  [feet > 0 && `${feet} फ़ुट`, (inches > 0 || feet === 0) && `${inches} इंच`].filter(Boolean).join(' ')

export const heightOf = (length: string, metric: string) => `ऊँचाई ${length} (${metric})`
export const widthOf = (length: string, metric: string) => `चौड़ाई ${length} (${metric})`

export const drawing: typeof English.drawing = ({height, width, person, door}) =>
  `ऊँचाई ${height}${width ? `, चौड़ाई ${width}` : ''}; साथ में ${person} का व्यक्ति और ${door} का दरवाज़ा`
