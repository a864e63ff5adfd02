import {ImagesIcon} from '@sanity/icons/Images'
import {Box, Button, Flex} from '@sanity/ui'
import {lazy, Suspense, useMemo} from 'react'
import {useCurrentUser, useWorkspace} from 'sanity'
import {Link} from 'sanity/router'
import {styled} from 'styled-components'
import {ADD_MANY} from '../lib/tool-names.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {seesEnquiries} from '../lib/permitted.ts'
import {useMessages} from '../languages/use-messages.ts'
import {AttentionTile, ReleasesTile} from './CatalogueTiles.tsx'
import {
  ActionsTile,
  CategoriesTile,
  ClicksTile,
  NewestTile,
  UrgentTiles,
  WantedTile,
} from './EnquiryTiles.tsx'
import {ENQUIRIES, lastDays} from './enquiries.ts'
import {RecordTile} from './RecordTile.tsx'
import {BackupTile, ProblemsCard, useServer} from './ServerTiles.tsx'
import {SpeedTile} from './SpeedTile.tsx'
import {useToday} from '../live/use-every-minute.ts'
import {dateLocale} from '../languages/chosen.ts'
import {Title, ToolPage} from '../ui/elements.tsx'

const Tour = lazy(async () => ({default: (await import('../help/Tour.tsx')).Tour}))

/** The first screen. On a phone, its columns are stacked. */
export function TodayTool() {
  const t = useMessages()
  const {basePath} = useWorkspace()
  const {days, found, titles} = useEnquiries()
  const server = useServer()
  const withEnquiries = seesEnquiries(useCurrentUser())
  const state = server === 'failed' ? undefined : server
  return (
    <ToolPage width={1320}>
      <Suspense>
        <Tour />
      </Suspense>
      <Flex align="center" gap={3} justify="space-between" paddingX={1}>
        <Title
          text={days
            .at(-1)
            ?.toLocaleDateString(dateLocale, {weekday: 'short', day: 'numeric', month: 'long'})}
        />
        {/* Its words stay whole on a phone, where the date takes two lines. */}
        <Box flex="none">
          <Button
            as={Link}
            data-as="a"
            href={`${basePath}/${ADD_MANY}`}
            icon={ImagesIcon}
            padding={4}
            text={t('today.add')}
            tone="primary"
          />
        </Box>
      </Flex>
      <ProblemsCard server={server} />
      <Unreadable of={[found?.enquiries]} type="lead" />
      <Unreadable of={[found?.categories]} type="category" />
      <Columns>
        {withEnquiries && (
          <div>
            <UrgentTiles />
            <ActionsTile days={days} enquiries={found?.enquiries} />
            <NewestTile ids={found?.newest} />
          </div>
        )}
        <div>
          <AttentionTile />
          <ReleasesTile />
          {withEnquiries && <WantedTile enquiries={found?.enquiries} titles={titles} />}
          <SpeedTile figures={state?.figures} />
        </div>
        {withEnquiries && (
          <div>
            <CategoriesTile days={days} enquiries={found?.enquiries} titles={titles} />
            <ClicksTile days={days} enquiries={found?.enquiries} />
            <BackupTile backups={state?.backups} />
            <RecordTile entries={state?.entries} />
          </div>
        )}
      </Columns>
    </ToolPage>
  )
}

function useEnquiries() {
  const today = useToday()
  const days = useMemo(() => lastDays(new Date(today)), [today])
  const found = useLiveQuery(ENQUIRIES, {since: (days[0] ?? new Date(today)).toISOString()})
  const titles = useMemo(
    () =>
      new Map(
        found?.categories.flatMap(({slug, title}): [string, string][] =>
          slug === null || title === null ? [] : [[slug, title]],
        ),
      ),
    [found],
  )
  return {days, found, titles}
}

const Columns = styled.div`
  display: grid;
  gap: 12px;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  & > div {
    display: grid;
    gap: 12px;
    /* A long name must not make its column wider than the screen. */
    grid-template-columns: minmax(0, 1fr);
  }
`
