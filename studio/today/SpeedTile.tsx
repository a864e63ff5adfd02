import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {ChevronUpIcon} from '@sanity/icons/ChevronUp'
import {Button, Flex} from '@sanity/ui'
import {useState} from 'react'
import {styled} from 'styled-components'
import {dateLocale} from '../languages/chosen.ts'
import {METRICS, type Figure, type Metric} from '../../contract/services/measurements.ts'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {FigureTable} from './charts.tsx'
import {ratingOf, speedRows, valueOf, weeksOf} from './speed.ts'
import type {Rating, SpeedCell, SpeedRow} from './speed.ts'
import {Note, Tile} from '../ui/elements.tsx'

const DEVICES = ['phone', 'desktop'] as const

/** How fast visitors see the site, by page and week. With hosted Sanity there is nothing to show. */
export function SpeedTile({figures}: {figures: Figure[] | undefined}) {
  const t = useMessages()
  const [device, setDevice] = useState<string>(DEVICES[0])
  if (!figures) return null
  const rows = speedRows(figures, device)
  const newest = figures.at(-1)?.week
  const visits = figures
    .filter((figure) => figure.week === newest && figure.device === device && figure.metric === 'lcp')
    .reduce((sum, {count}) => sum + count, 0)
  return (
    <Tile title={t('today.speed')}>
      <Flex gap={2}>
        {DEVICES.map((each) => (
          <Button
            aria-pressed={each === device}
            fontSize={1}
            key={each}
            mode={each === device ? 'ghost' : 'bleed'}
            onClick={() => setDevice(each)}
            padding={3}
            selected={each === device}
            text={t(`today.speed.${each}`)}
          />
        ))}
      </Flex>
      {rows.length === 0 && <Note text={t('today.speed.none')} />}
      {rows.length > 0 && (
        <>
          <Figures>
            <thead>
              <tr>
                <th data-names scope="col">
                  {t('today.speed.page')}
                </th>
                {METRICS.map((metric) => (
                  <th key={metric} scope="col">
                    <abbr title={t(`today.speed.${metric}-long`)}>{t(`today.speed.${metric}`)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <PageRows key={row.page} {...row} />
              ))}
            </tbody>
          </Figures>
          <Legend />
          <Note text={t('today.speed.means', {count: visits})} />
        </>
      )}
    </Tile>
  )
}

/** The newest values of one page. Its name shows and hides the values of all its weeks, the newest first. */
function PageRows({page, cells}: SpeedRow) {
  const t = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <tr>
        <th scope="row">
          <PageName aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} type="button">
            {t(`today.speed.${page}`)} {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
          </PageName>
        </th>
        {cells.map((cell) => (
          <td key={cell.metric}>
            <Weeks {...cell} />
          </td>
        ))}
      </tr>
      {isOpen &&
        weeksOf(cells).map((week) => (
          <tr key={week}>
            <th scope="row">{dayOf(week)}</th>
            {cells.map(({metric, weeks: figures}) => (
              <td key={metric}>
                <Value figure={figures.find((figure) => figure?.week === week)} metric={metric} />
              </td>
            ))}
          </tr>
        ))}
    </>
  )
}

function Value({metric, figure}: {metric: Metric; figure: Figure | undefined}) {
  if (!figure) return <>–</>
  return (
    <>
      <Mark rating={ratingOf(metric, figure.p75)} /> {valueOf(metric, figure.p75, dateLocale)}
    </>
  )
}

/** The newest value, with its week unless that is the newest of all, and a small column for each week. */
function Weeks({metric, weeks}: SpeedCell) {
  const t = useMessages()
  const newest = weeks.findLast((week) => week !== undefined)
  if (!newest) return <>–</>
  const highest = Math.max(...weeks.map((week) => week?.p75 ?? 0), Number.MIN_VALUE)
  const width = weeks.length * STEP
  const rating = ratingOf(metric, newest.p75)
  const spoken = weeks.flatMap((week) =>
    week
      ? [
          `${dayOf(week.week)} ${valueOf(metric, week.p75, dateLocale)} ${t(`today.speed.${ratingOf(metric, week.p75)}`)}`,
        ]
      : [],
  )
  return (
    <>
      <Mark rating={rating} /> <b>{valueOf(metric, newest.p75, dateLocale)}</b>
      {newest !== weeks.at(-1) && <small>{dayOf(newest.week)}</small>}
      <Columns height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} width={width}>
        <title>{listed(spoken)}</title>
        {weeks.map((week, index) => {
          if (!week) return null
          const height = Math.max(2, (week.p75 / highest) * HEIGHT)
          return (
            <rect
              fill={COLOURS[ratingOf(metric, week.p75)]}
              height={height}
              key={week.week}
              rx={1}
              width={STEP - 2}
              x={index * STEP}
              y={HEIGHT - height}
            />
          )
        })}
      </Columns>
    </>
  )
}

const STEP = 7
const HEIGHT = 18

const dayOf = (week: string) =>
  new Date(week).toLocaleDateString(dateLocale, {day: 'numeric', month: 'short', timeZone: 'UTC'})

const COLOURS: Record<Rating, string> = {
  good: 'var(--card-badge-positive-dot-color)',
  fair: 'var(--card-badge-caution-dot-color)',
  poor: 'var(--card-badge-critical-dot-color)',
}

/** Shapes differ too, for those who cannot tell the colours apart. */
const SHAPES: Record<Rating, string> = {
  good: 'M5 0a5 5 0 1 0 .01 0z',
  fair: 'M5 0 10 10 0 10z',
  poor: 'M0 0H10V10H0z',
}

function Mark({rating}: {rating: Rating}) {
  return (
    <svg aria-hidden height={10} viewBox="0 0 10 10" width={10}>
      <path d={SHAPES[rating]} fill={COLOURS[rating]} />
    </svg>
  )
}

function Legend() {
  const t = useMessages()
  return (
    <Flex gap={4} wrap="wrap">
      {(['good', 'fair', 'poor'] as const).map((rating) => (
        <Key key={rating}>
          <Mark rating={rating} /> {t(`today.speed.${rating}`)}
        </Key>
      ))}
    </Flex>
  )
}

const Key = styled.span`
  color: var(--card-fg-color);
  font-size: 13px;
`
const Columns = styled.svg`
  display: block;
  margin: 5px 0 0 auto;
`
/** High enough for a thumb. */
const PageName = styled.button`
  min-height: 44px;
  margin: -7px 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
`
const Figures = styled(FigureTable)`
  th,
  td {
    padding-block: 7px;
    vertical-align: top;
  }
  th {
    white-space: normal;
  }
  td > small {
    display: block;
    color: var(--card-muted-fg-color);
  }
  abbr {
    text-decoration: none;
  }
`
