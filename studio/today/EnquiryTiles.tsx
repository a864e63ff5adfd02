import {Flex, Stack, Text} from '@sanity/ui'
import type {EnquiryAction} from '../../contract/enquiry/enquiry.ts'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Bar, Columns, Figures} from './charts.tsx'
import {isSubmission, mostWanted, tally, type Enquiry, type Wanted} from './enquiries.ts'
import {Note, Tile} from '../ui/elements.tsx'
import {DocumentRow, Rows, ScreenRow} from '../ui/rows.tsx'
import {dateLocale} from '../languages/chosen.ts'
import {dayOf, DUE, UNANSWERED, type Enquiry as EnquiryOfShop} from '../enquiries/enquiry.ts'
import {ENQUIRIES_TOOL} from '../lib/tool-names.ts'
import {EnquiryLine} from '../enquiries/EnquiryRows.tsx'
import {slugsOf, usePieces} from '../enquiries/pieces.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {useToday} from '../live/use-every-minute.ts'

/** In the order of the tile. An e-mail counts among the others. */
const ACTIONS: readonly EnquiryAction[] = ['price', 'call', 'visit']
const OTHER = 'other'
/** Made once: the browser takes milliseconds for each. */
const WEEKDAY = new Intl.DateTimeFormat(dateLocale, {weekday: 'short'})

interface CountedProps {
  /** Enquiries of the last seven days; absent until they have arrived. */
  enquiries: Enquiry[] | undefined
  days: Date[]
}

/** Numbers of enquiries by action, today and in the last seven days. */
export function ActionsTile({enquiries, days}: CountedProps) {
  const t = useMessages()
  const submissions = enquiries?.filter(isSubmission) ?? []
  const actionOf = ({action}: Enquiry) => ACTIONS.find((each) => each === action) ?? OTHER
  const tallies = tally(submissions, actionOf, days)
  const shown = [...ACTIONS, ...(tallies.some(({key}) => key === OTHER) ? [OTHER] : [])].map(
    (action) =>
      tallies.find(({key}) => key === action) ?? {key: action, days: days.map(() => 0), week: 0, today: 0},
  )
  const [today, week] = (['today', 'week'] as const).map((span) =>
    shown.reduce((sum, each) => sum + each[span], 0),
  )
  const columns = days.map((day, index) => ({
    name: WEEKDAY.format(day),
    parts: shown.map((each) => each.days[index] ?? 0),
  }))
  const label = listed(
    columns.map(({name, parts}) => `${name} ${parts.reduce((sum, part) => sum + part, 0)}`),
  )
  return (
    <Tile title={t('today.enquiries')}>
      <Flex align="baseline" gap={2}>
        <Text data-testid="enquiries-today" size={4} weight="bold">
          {enquiries ? today : '–'}
        </Text>
        <Note text={enquiries ? t('today.count', {count: today, week}) : t('today.loading')} />
      </Flex>
      {enquiries && week === 0 ? (
        <Note text={t('today.quiet')} />
      ) : (
        <>
          <Columns columns={columns} label={t('today.per-day', {days: label})} />
          <Figures
            heads={[t('today.action'), t('today.today'), t('today.week')]}
            rows={shown.map(({key, ...figures}) => ({name: t(`today.action.${key}`), ...figures}))}
          />
        </>
      )}
    </Tile>
  )
}

interface NamedProps extends CountedProps {
  /** Name of a category by its address. */
  titles: ReadonlyMap<string, string>
}

export function CategoriesTile({enquiries, days, titles}: NamedProps) {
  const t = useMessages()
  const tallies = tally(
    enquiries?.filter(isSubmission) ?? [],
    (enquiry) => slugsOf(enquiry).map((slug) => titles.get(slug) ?? slug),
    days,
  )
  return (
    <Tile title={t('today.by-category')}>
      <Bars empty={t('today.none-in-category')} tallies={tallies} />
    </Tile>
  )
}

/** Contacts of visitors whom an advertisement had led here, by the kind of its click. */
export function ClicksTile({enquiries, days}: CountedProps) {
  const t = useMessages()
  const tallies = tally(
    enquiries ?? [],
    ({kind, click}) => (kind === 'qualified' && click) || undefined,
    days,
  )
  const named = tallies.map((each) => ({
    ...each,
    key: t(`today.click.${each.key}`, {defaultValue: each.key}),
  }))
  return (
    <Tile title={t('today.by-click')}>
      <Bars empty={t('today.no-clicks')} tallies={named} />
    </Tile>
  )
}

function Bars({tallies, empty}: {tallies: ReturnType<typeof tally>; empty: string}) {
  const t = useMessages()
  const longest = Math.max(1, ...tallies.map(({week}) => week))
  if (tallies.length === 0) return <Note text={empty} />
  return (
    <Stack gap={4}>
      {tallies.map(({key, today, week}) => (
        <Bar figures={t('today.figures', {today, week})} key={key} name={key} share={week / longest} />
      ))}
    </Stack>
  )
}

export function WantedTile({enquiries, titles}: Omit<NamedProps, 'days'>) {
  const t = useMessages()
  const submissions = enquiries?.filter(isSubmission) ?? []
  const wanted = mostWanted(submissions.flatMap(usePieces(submissions)), titles)
  return (
    <Tile title={t('today.wanted')}>
      <Rows empty={t('today.none-wanted')}>
        {wanted.map((product) => (
          <WantedRow key={product.label} product={product} />
        ))}
      </Rows>
    </Tile>
  )
}

function WantedRow({product: {id, label, count}}: {product: Wanted}) {
  const t = useMessages()
  const times = <Text size={1}>{t('today.times', {count})}</Text>
  if (id === undefined) {
    return (
      <Flex align="center" gap={3} justify="space-between" padding={3} paddingX={2}>
        <Note text={t('today.gone', {product: label})} />
        {times}
      </Flex>
    )
  }
  return (
    <DocumentRow id={id} type="product">
      {times}
    </DocumentRow>
  )
}

export function NewestTile({ids}: {ids: string[] | undefined}) {
  const t = useMessages()
  return (
    <Tile title={t('today.newest')}>
      {ids?.length === 0 && <Note text={t('today.none')} />}
      <Rows>
        {[
          ...(ids ?? []).map((id) => <DocumentRow id={id} key={id} type="lead" />),
          <ScreenRow key="all" path={ENQUIRIES_TOOL}>
            <Note text={t('today.all-enquiries')} />
          </ScreenRow>,
        ]}
      </Rows>
    </Tile>
  )
}

const HOUR_MS = 3_600_000

/**
 * Enquiries whose reminder is due, and visitors who have waited for an answer for two hours, but not for two weeks. Shown
 * only when there are some.
 */
export function UrgentTiles() {
  const t = useMessages()
  const today = useToday()
  const due = useLiveQuery(DUE, {today: dayOf(new Date(today))}) ?? []
  const since = new Date(today - 14 * 24 * HOUR_MS).toISOString()
  const open = useLiveQuery(UNANSWERED, {since}) ?? []
  // Today is drawn again every minute, with the state of the server.
  const late = new Date().getTime() - 2 * HOUR_MS
  const isLate = ({receivedAt}: EnquiryOfShop) => Date.parse(receivedAt) < late
  return (
    <>
      <EnquiriesTile enquiries={due} title={t('today.due')} />
      <EnquiriesTile enquiries={open.filter(isLate)} title={t('today.unanswered')} />
    </>
  )
}

/** Enquiries that somebody must look after; a row opens its card. The tool has those that find no place here. */
function EnquiriesTile({enquiries, title}: {enquiries: readonly EnquiryOfShop[]; title: string}) {
  const t = useMessages()
  const [shown, more] = [enquiries.slice(0, 5), enquiries.length - 5]
  if (enquiries.length === 0) return null
  return (
    <Tile title={title}>
      <Rows>
        {shown.map((enquiry) => (
          <ScreenRow key={enquiry._id} path={`${ENQUIRIES_TOOL}/${enquiry._id}`}>
            <EnquiryLine enquiry={enquiry} />
          </ScreenRow>
        ))}
      </Rows>
      {more > 0 && <Note text={t('report.more', {count: more})} />}
    </Tile>
  )
}
