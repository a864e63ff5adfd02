// A product, drawn beside a person and a door.

export const howBig = 'How big is it?'

export const centimetres = (count: number) => `${count} cm`

/** One of the two may be 0. */
export const feetAndInches = (feet: number, inches: number) =>
  [feet > 0 && `${feet} ft`, (inches > 0 || feet === 0) && `${inches} in`].filter(Boolean).join(' ')

export const heightOf = (length: string, metric: string) => `Height ${length} (${metric})`
export const widthOf = (length: string, metric: string) => `Width ${length} (${metric})`

interface Drawn {
  height: string
  /** Absent: only the height is known. */
  width: string | undefined
  person: string
  door: string
}

/** Description of the drawing for those who cannot see it. */
export const drawing = ({height, width, person, door}: Drawn) =>
  `${height} high${width ? ` and ${width} wide` : ''}, beside a person of ${person} and a door of ${door}`
