import {DownloadIcon} from '@sanity/icons/Download'
import {Button, Flex, Select, Text} from '@sanity/ui'
import {useId, useMemo, useState} from 'react'
import {styled} from 'styled-components'
import {dayOf} from '../enquiries/enquiry.ts'
import {sourceNameOf} from '../enquiries/origin.ts'
import {slugsOf} from '../enquiries/pieces.ts'
import {saveFile} from '../lib/save-file.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {readStudioSettings} from '../lib/settings.ts'
import {Columns} from '../today/charts.tsx'
import {Note, Title, ToolPage, Tile} from '../ui/elements.tsx'
import {useToday} from '../live/use-every-minute.ts'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {FeedsTile} from './FeedsTile.tsx'
import {LinesTile} from './LinesTile.tsx'
import {
  campaignOf,
  gridOf,
  isOrdered,
  linesOf,
  partsOf,
  PERIODS,
  productsOf,
  REPORTED,
  sourceOf,
  startsOf,
} from './report.ts'
import type {Counted, Period} from './report.ts'
import {dateLocale} from '../languages/chosen.ts'

const settings = readStudioSettings()

/** A tool that shows which advertisements, categories and products lead to enquiries and orders. */
export function ReportTool() {
  const t = useMessages()
  const [period, setPeriod] = useState<Period>(PERIODS[0])
  const today = useToday()
  const starts = useMemo(() => startsOf(period, new Date(today)), [period, today])
  const found = useLiveQuery(REPORTED, {since: (starts[0] ?? new Date(today)).toISOString()})
  const enquiries = found?.enquiries
  const linesBy = (keysOf: Parameters<typeof linesOf>[1]) => enquiries && linesOf(enquiries, keysOf)
  const titles = new Map(found?.categories.map(({slug, title}) => [slug, title]))
  const titleOf = (slug: string) => titles.get(slug) ?? slug
  return (
    <ToolPage width={1320}>
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Title text={t('report.title')} />
        <Flex align="center" gap={3} wrap="wrap">
          <PeriodChoice onChoose={setPeriod} period={period} />
          <Download enquiries={enquiries ?? []} />
        </Flex>
      </Flex>
      <Unreadable of={[found?.enquiries]} type="lead" />
      <Unreadable of={[found?.categories]} type="category" />
      <Grid>
        <PartsTile enquiries={enquiries} part={period.part} starts={starts} />
        <LinesTile
          lines={linesBy(sourceOf)}
          nameOf={(source) => sourceNameOf(source, t)}
          title={t('report.by-source')}
        />
        <LinesTile lines={linesBy(campaignOf)} title={t('report.by-campaign')} />
        <LinesTile lines={linesBy((each) => slugsOf(each).map(titleOf))} title={t('report.by-category')} />
        <LinesTile lines={linesBy((each) => productsOf(each, titleOf))} title={t('report.by-product')} />
        {settings.apiHost !== null && <FeedsTile apiHost={settings.apiHost} />}
      </Grid>
    </ToolPage>
  )
}

function PeriodChoice({period, onChoose}: {period: Period; onChoose: (period: Period) => void}) {
  const t = useMessages()
  const id = useId()
  return (
    <Flex align="center" gap={3}>
      <Text as="label" htmlFor={id} size={1}>
        {t('report.period')}
      </Text>
      <Select
        id={id}
        onChange={({currentTarget}) => onChoose(PERIODS[currentTarget.selectedIndex] ?? PERIODS[0])}
        value={PERIODS.indexOf(period)}
      >
        {PERIODS.map(({part, count}, index) => (
          <option key={`${count} ${part}`} value={index}>
            {t(`report.${part}s`, {count})}
          </option>
        ))}
      </Select>
    </Flex>
  )
}

/** Made once: the browser takes milliseconds for each. */
const NAMES = {
  week: new Intl.DateTimeFormat(dateLocale, {day: 'numeric', month: 'numeric'}),
  month: new Intl.DateTimeFormat(dateLocale, {month: 'short'}),
}

interface PartsTileProps {
  enquiries: readonly Counted[] | undefined
  part: Period['part']
  starts: readonly Date[]
}

/** The enquiries of each week or month, with the orders among them. */
function PartsTile({enquiries, part, starts}: PartsTileProps) {
  const t = useMessages()
  const orders = (enquiries ?? []).filter(isOrdered)
  const value = orders.reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  const columns = partsOf(enquiries ?? [], starts).map(({start, open, ordered}) => ({
    name: NAMES[part].format(start),
    parts: [open, ordered],
  }))
  const label = listed(columns.map(({name, parts}) => `${name} ${parts.join(' + ')}`))
  return (
    <Tile title={t(`report.by-${part}`)}>
      <Text size={1} weight="medium">
        {enquiries
          ? t('report.sum', {
              count: enquiries.length,
              orders: t('report.ordered', {count: orders.length}),
              value: value.toLocaleString(dateLocale),
            })
          : t('today.loading')}
      </Text>
      <Columns columns={columns} label={t(`report.per-${part}`, {parts: label})} />
      <Note text={t('report.colours')} />
    </Tile>
  )
}

function Download({enquiries}: {enquiries: readonly Counted[]}) {
  const t = useMessages()
  const download = async () => {
    const {csvOf} = await import('../spreadsheet/write-grid.ts')
    const file = await csvOf(gridOf(enquiries, t('report.heads').split(',')))
    saveFile(file, `enquiries-${dayOf(new Date())}.csv`)
  }
  return (
    <Button
      disabled={enquiries.length === 0}
      icon={DownloadIcon}
      mode="ghost"
      onClick={() => void download()}
      padding={4}
      text={t('spreadsheet.csv')}
    />
  )
}

const Grid = styled.div`
  display: grid;
  gap: 12px;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
`
