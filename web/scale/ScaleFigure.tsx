import {styled} from 'styled-components'
import {theme} from '../design/theme.ts'
import {clean} from '../preview/clean.ts'
import {outlineOf, postureOf, type Outline} from './outlines.ts'
import {feetOf, sizeOf, type Size} from './size.ts'
import * as messages from '#messages/scale'

/** Centimetres. */
const PERSON = {height: 170, width: 46}
const DOOR = {height: 210, width: 90}
/** Centimetres. Rounding to whole ones changes a smaller piece by more than a fortieth. */
const SMALL = 20

/** The drawing, in its own units. A unit is about a pixel of a phone. */
const WIDTH = 320
const HEIGHT = 168
const FLOOR = 140
/** Room above the highest thing. */
const TOP = 4
/** Least width of a column, which fits its number. */
const COLUMN = 64

/** Outline of a standing person, in centimetres from the middle between the feet. */
const BODY =
  'm-15-143h30q8 0 8 8v52q0 5-5 5t-5-5v-44h-2v127h-9v-72h-4v72h-9v-127h-2v44q0 5-5 5t-5-5v-52q0-8 8-8z'

interface ScaleFigureProps {
  category: string
  /** As the owner wrote it. */
  size: string | null | undefined
  /** The outline of the piece in its image. While it is awaited, the place of the product is empty. */
  outline?: Outline | 'awaited' | undefined
}

/** A product beside a person and a door; nothing when its size is not understood. */
export function ScaleFigure({category, size: text, outline}: ScaleFigureProps) {
  const size = sizeOf((import.meta.env.PREVIEW ? clean(text) : text) ?? '', postureOf(category))
  if (!size) return null
  const {height, width} = size
  return (
    <Frame>
      <h3>{messages.howBig}</h3>
      <Drawing size={size} points={outline === 'awaited' ? undefined : outlineOf(category, size, outline)} />
      <figcaption>
        <span>{messages.heightOf(lengthOf(height), metric(height))}</span>
        {width !== undefined && <span>{messages.widthOf(lengthOf(width), metric(width))}</span>}
      </figcaption>
    </Frame>
  )
}

function lengthOf(cm: number) {
  const {feet, inches} = feetOf(cm)
  return messages.feetAndInches(feet, inches)
}

/** Centimetres, rounded to a whole number. A small piece gets a decimal. */
const metric = (cm: number) => messages.centimetres(cm < SMALL ? Math.round(cm * 10) / 10 : Math.round(cm))

const describe = ({height, width}: Size) =>
  messages.drawing({
    height: lengthOf(height),
    width: width === undefined ? undefined : lengthOf(width),
    person: lengthOf(PERSON.height),
    door: lengthOf(DOOR.height),
  })

interface DrawingProps {
  size: Size
  /** Points of the product's outline. Absent: it is not known yet. */
  points: string | undefined
}

function Drawing({size, points}: DrawingProps) {
  const {scale, middles} = layOut(size)
  const height = size.height * scale
  const width = (size.width ?? 0) * scale
  const [product = 0, person = 0, door = 0] = middles
  const labels = [
    [product, size.height],
    [person, PERSON.height],
    [door, DOOR.height],
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image of a file cannot use the colours of the page
    <svg role="img" aria-label={describe(size)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <g transform={`translate(${product - width / 2} ${FLOOR - height})`} className="product">
        {size.width === undefined ? (
          <rect x="-1.5" width="3" height={height} />
        ) : (
          <polygon points={points} transform={`scale(${width / 100} ${height / 100})`} />
        )}
      </g>
      <g transform={`translate(${person} ${FLOOR}) scale(${scale})`}>
        <circle cy="-158" r="12" />
        <path d={BODY} />
      </g>
      <g
        transform={`translate(${door} ${FLOOR}) scale(${scale})`}
        className="door"

        strokeWidth={1.5 / scale}
      >
        <path d="M-45 0v-210h90v210M-30-20h60v-78h-60zm0-94h60v-76h-60z" />
      </g>
      <path d={`M0 ${FLOOR}.5h${WIDTH}`} className="floor" />
      {labels.map(([x, cm]) => (
        <text key={x} x={x} y={HEIGHT - 8} textAnchor="middle" fontSize="14">
          {metric(cm)}
        </text>
      ))}
    </svg>
  )
}

/** Units of the drawing for a centimetre, and the middles of the three columns. */
function layOut({height, width = 0}: Size) {
  const measures = [width, PERSON.width, DOOR.width]
  const highest = Math.max(height, DOOR.height)
  const scales = [(FLOOR - TOP) / highest, (WIDTH - 2 * COLUMN) / Math.max(width, 1)]
  const scale = Math.min(...scales)
  const columns = measures.map((cm) => Math.max(cm * scale, COLUMN))
  const gap = (WIDTH - columns.reduce((sum, column) => sum + column, 0)) / columns.length
  const middles = columns.map(
    (column, at) => columns.slice(0, at).reduce((sum, before) => sum + before + gap, gap / 2) + column / 2,
  )
  return {scale, middles: middles.map((x) => Math.round(x))}
}

const Frame = styled.figure`
  margin: ${theme.space.m} 0 0;

  svg {
    display: block;
    width: 100%;
    max-width: 26rem;
    height: auto;
    margin-block: ${theme.space.xs};
    fill: ${theme.color.quiet};
  }
  .product {
    fill: ${theme.color.accent};
  }
  .door {
    fill: none;
    stroke: ${theme.color.quiet};
  }
  .floor {
    stroke: ${theme.color.line};
  }
  h3,
  figcaption {
    font-size: ${theme.size.small};
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
  }
`
