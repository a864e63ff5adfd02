import {DownloadIcon} from '@sanity/icons/Download'
import {Button, Card, Flex, Heading, Select, Text} from '@sanity/ui'
import {useId, useMemo, useState} from 'react'
import {useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {useLiveQuery} from '../live/live-query.ts'
import {readStudioSettings} from '../settings.ts'
import {Columns} from '../today/charts.tsx'
import {Note, Tile} from '../today/Tile.tsx'
import {useToday} from '../today/use-today.ts'
import {WORDS} from '../words.ts'
import {FeedsTile} from './FeedsTile.tsx'
import {LinesTile} from './LinesTile.tsx'
import {
  campaignOf,
  gridOf,
  isOrdered,
  linesOf,
  productOf,
  REPORTED,
  sinceOf,
  sourceOf,
  weeksOf,
} from './report.ts'
import type {Counted} from './report.ts'
import {dateLocale} from '../languages/chosen.ts'

/** Weeks that a report can look back. */
const PERIODS = [8, 26, 52]

const settings = readStudioSettings()

/** A tool that shows which advertisements, categories and products lead to enquiries and orders. */
export function ReportTool() {
  const {t} = useTranslation(WORDS)
  const [weeks, setWeeks] = useState(8)
  const today = useToday()
  const since = useMemo(() => sinceOf(weeks, new Date(today)), [weeks, today])
  const found = useLiveQuery(REPORTED, {since})
  const enquiries = found?.enquiries ?? []
  const titles = new Map(found?.categories.map(({slug, title}) => [slug, title]))
  const categoryOf = ({category}: Counted) =>
    category === null ? undefined : (titles.get(category) ?? category)
  const sourceName = (key: string) => t(`report.source.${key}`, {defaultValue: key})
  return (
    <Card as="main" height="fill" overflow="auto" tone="transparent">
      <Page>
        <Flex align="center" gap={3} justify="space-between" wrap="wrap">
          <Heading as="h1" size={2}>
            {t('report.title')}
          </Heading>
          <Flex align="center" gap={3}>
            <Period onChoose={setWeeks} weeks={weeks} />
            <Download enquiries={enquiries} />
          </Flex>
        </Flex>
        <Grid>
          <WeeksTile enquiries={found?.enquiries} now={new Date()} />
          <LinesTile lines={linesOf(enquiries, sourceOf)} nameOf={sourceName} title={t('report.by-source')} />
          <LinesTile lines={linesOf(enquiries, campaignOf)} title={t('report.by-campaign')} />
          <LinesTile lines={linesOf(enquiries, categoryOf)} title={t('report.by-category')} />
          <LinesTile lines={linesOf(enquiries, productOf)} title={t('report.by-product')} />
          {settings.apiHost !== null && <FeedsTile apiHost={settings.apiHost} />}
        </Grid>
      </Page>
    </Card>
  )
}

function Period({weeks, onChoose}: {weeks: number; onChoose: (weeks: number) => void}) {
  const {t} = useTranslation(WORDS)
  const id = useId()
  return (
    <>
      <Text as="label" htmlFor={id} size={1}>
        {t('report.period')}
      </Text>
      <Select id={id} onChange={(event) => onChoose(Number(event.currentTarget.value))} value={weeks}>
        {PERIODS.map((each) => (
          <option key={each} value={each}>
            {t('report.weeks', {count: each})}
          </option>
        ))}
      </Select>
    </>
  )
}

/** The enquiries of the last weeks, with the orders among them. */
function WeeksTile({enquiries, now}: {enquiries: readonly Counted[] | undefined; now: Date}) {
  const {t} = useTranslation(WORDS)
  const weeks = weeksOf(enquiries ?? [], now)
  const orders = (enquiries ?? []).filter(isOrdered)
  const value = orders.reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  const columns = weeks.map(({start, open, ordered}) => ({
    name: start.toLocaleDateString(dateLocale, {day: 'numeric', month: 'numeric'}),
    parts: [open, ordered],
  }))
  const label = columns.map(({name, parts}) => `${name} ${parts.join(' + ')}`).join(', ')
  return (
    <Tile title={t('report.by-week')}>
      <Text size={1} weight="medium">
        {enquiries
          ? t('report.sum', {
              count: enquiries.length,
              orders: orders.length,
              value: value.toLocaleString(dateLocale),
            })
          : t('today.loading')}
      </Text>
      <Columns columns={columns} label={t('report.per-week', {weeks: label})} />
      <Note text={t('report.colours')} />
    </Tile>
  )
}

function Download({enquiries}: {enquiries: readonly Counted[]}) {
  const {t} = useTranslation(WORDS)
  const download = async () => {
    const {csvOf} = await import('../spreadsheet/write-grid.ts')
    const address = URL.createObjectURL(await csvOf(gridOf(enquiries, t('report.heads').split(','))))
    const link = document.createElement('a')
    link.href = address
    link.download = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`
    link.click()
    URL.revokeObjectURL(address)
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

const Page = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  max-width: 1320px;
  margin: 0 auto;
  padding: 12px;
`
const Grid = styled.div`
  display: grid;
  gap: 12px;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
`
