import {Box, Flex, Stack, Text} from '@sanity/ui'
import {styled} from 'styled-components'
import {Note} from '../ui/elements.tsx'

/** Colours of the parts of a column, in order. They are the Studio's, in light and dark. */
const COLOURS = ['blue', 'green', 'orange', 'purple'].map((name) => `var(--card-avatar-${name}-bg-color)`)

const colourOf = (part: number) => COLOURS[part % COLOURS.length]

/** Units of the drawing, which are pixels at the width of a phone. */
const CHART = {width: 308, height: 120, top: 18, bottom: 22}
const BAR_WIDTH = 26
/** Space between columns, at least. */
const GAP = 6
/** Room for a name. Where columns are closer, every second one has a name. */
const NAME_WIDTH = 36
/** The scale never ends below this number, so that a chart of few enquiries has low columns. */
const LOWEST_SCALE = 4

interface ColumnsProps {
  /** The whole chart in a sentence. */
  label: string
  columns: {name: string; parts: number[]}[]
}

/** A column for each day, week or month, made of stacked parts. The last one is the current one. */
export function Columns({label, columns}: ColumnsProps) {
  const totals = columns.map(({parts}) => parts.reduce((sum, part) => sum + part, 0))
  const unit = (CHART.height - CHART.top - CHART.bottom) / Math.max(LOWEST_SCALE, ...totals)
  const ground = CHART.height - CHART.bottom
  const step = CHART.width / columns.length
  const barWidth = Math.min(BAR_WIDTH, step - GAP)
  return (
    <Drawing viewBox={`0 0 ${CHART.width} ${CHART.height}`}>
      <title>{label}</title>
      <line stroke="var(--card-border-color)" x1={0} x2={CHART.width} y1={ground + 0.5} y2={ground + 0.5} />
      {columns.map(({name, parts}, index) => {
        const middle = (index + 0.5) * step
        const total = totals[index] ?? 0
        const after = columns.length - 1 - index
        const isNamed = step >= NAME_WIDTH || after % 2 === 0
        return (
          <g fontWeight={after === 0 ? 700 : 400} key={name} textAnchor="middle">
            {parts.map((part, place) => {
              const below = parts.slice(0, place).reduce((sum, each) => sum + each, 0)
              return (
                <rect
                  fill={colourOf(place)}
                  height={part * unit}
                  // A part has no id; its place in the order identifies it.
                  key={COLOURS[place]}
                  width={barWidth}
                  x={middle - barWidth / 2}
                  y={ground - (below + part) * unit}
                />
              )
            })}
            {total > 0 && (
              <text x={middle} y={ground - total * unit - 5}>
                {total}
              </text>
            )}
            {isNamed && (
              <text fill="var(--card-muted-fg-color)" x={middle} y={CHART.height - 5}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </Drawing>
  )
}

interface FiguresProps {
  rows: {name: string; today: number; week: number}[]
  heads: [name: string, today: string, week: string]
}

/** Names and colours of the parts of a column chart, with their figures. */
export function Figures({rows, heads}: FiguresProps) {
  return (
    <FigureTable>
      <thead>
        <tr>
          <th data-names scope="col">
            {heads[0]}
          </th>
          <th scope="col">{heads[1]}</th>
          <th scope="col">{heads[2]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, today, week}, part) => (
          <tr key={name}>
            <th scope="row">
              <svg aria-hidden height={10} width={10}>
                <rect fill={colourOf(part)} height={10} rx={2} width={10} />
              </svg>{' '}
              {name}
            </th>
            <td data-strong>{today}</td>
            <td>{week}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

interface BarProps {
  name: string
  /** The figures in words. */
  figures: string
  /** Length of the bar, from 0 to 1. */
  share: number
}

/** A name, its figures, and a bar below them. */
export function Bar({name, figures, share}: BarProps) {
  return (
    <Stack gap={2}>
      <Flex align="center" gap={2} justify="space-between">
        <Box flex={1}>
          <Text size={1} textOverflow="ellipsis">
            {name}
          </Text>
        </Box>
        <Note text={figures} />
      </Flex>
      <svg aria-hidden height={6} width="100%">
        <rect fill="var(--card-border-color)" height={6} rx={3} width="100%" />
        <rect fill={colourOf(0)} height={6} rx={3} width={`${Math.max(2, share * 100)}%`} />
      </svg>
    </Stack>
  )
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 400px;
  fill: var(--card-fg-color);
  font-size: 12px;
`

/** A table of figures in a tile. `data-names` marks the head of the column with the names. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  th,
  td {
    padding: 5px 0 5px 8px;
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  [data-names],
  th[scope='row'] {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: var(--card-muted-fg-color);
    font-size: 11px;
  }
  [data-strong] {
    font-weight: 600;
  }
`
