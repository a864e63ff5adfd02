import {styled} from 'styled-components'
import {Note, Tile} from '../ui/elements.tsx'
import {FigureTable} from '../today/charts.tsx'
import {useMessages} from '../languages/use-messages.ts'
import type {Line} from './report.ts'
import {dateLocale} from '../languages/chosen.ts'

/** Lines that are shown. The file has all. */
const SHOWN = 12

interface LinesTileProps {
  title: string
  /** Undefined while they are loaded. */
  lines: readonly Line[] | undefined
  /** Name of a key for people. Absent: the key itself. */
  nameOf?: (key: string) => string
}

/** Enquiries, orders and their value, by what they have in common. */
export function LinesTile({title, lines, nameOf = (key) => key}: LinesTileProps) {
  const t = useMessages()
  if (!lines || lines.length === 0)
    return (
      <Tile title={title}>
        <Note text={t(lines ? 'report.nothing' : 'today.loading')} />
      </Tile>
    )
  return (
    <Tile title={title}>
      <Table>
        <thead>
          <tr>
            <th data-names scope="col">
              {title}
            </th>
            <th scope="col">{t('today.enquiries')}</th>
            <th scope="col">{t('report.orders')}</th>
            <th scope="col">{t('report.value')}</th>
            <th scope="col">{t('report.each')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({key, enquiries, orders, value}) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td>{enquiries}</td>
              <td>{orders}</td>
              <td>{rupees(value)}</td>
              <td>{rupees(Math.round(value / enquiries))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {lines.length > SHOWN && <Note text={t('report.more', {count: lines.length - SHOWN})} />}
    </Tile>
  )
}

const rupees = (value: number) => (value === 0 ? '–' : `₹${value.toLocaleString(dateLocale)}`)

const Table = styled(FigureTable)`
  @media (max-width: 480px) {
    font-size: 12px;
  }
  thead th {
    white-space: normal;
  }
  [data-names],
  th[scope='row'] {
    width: 100%;
    overflow-wrap: anywhere;
    hyphens: auto;
    white-space: normal;
  }
`
