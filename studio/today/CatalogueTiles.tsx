import {Box, Text} from '@sanity/ui'
import {getReleaseIdFromReleaseDocumentId, useActiveReleases} from 'sanity'
import {ATTENTION, CHECKS} from '../desk/attention.ts'
import {Count} from '../desk/Count.tsx'
import {useLiveQuery} from '../live/live-query.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Note, Tile} from '../ui/elements.tsx'
import {Rows, ScreenRow} from '../ui/rows.tsx'
import {timeOf} from '../languages/chosen.ts'

/** Gaps in the catalogue. Each row leads to its list. */
export function AttentionTile() {
  const t = useMessages()
  const counts = useLiveQuery(ATTENTION)
  const open = CHECKS.filter(({name}) => (counts?.[name] ?? 0) > 0)
  return (
    <Tile title={t('desk.attention')}>
      <Rows empty={t(counts === undefined ? 'today.loading' : 'attention.all-done')}>
        {open.map(({name}) => (
          <ScreenRow key={name} path={`structure/needs-attention;${name}`}>
            <Box flex={1}>
              <Text size={1}>{t(`attention.${name}`)}</Text>
            </Box>
            <Count count={counts?.[name] ?? 0} title={t(`attention.${name}`)} tone="caution" />
          </ScreenRow>
        ))}
      </Rows>
    </Tile>
  )
}

/** Releases that have a time, the next one first. */
export function ReleasesTile() {
  const t = useMessages()
  const {data} = useActiveReleases()
  const due = data
    .flatMap(({_id, state, publishAt, metadata}) => {
      const at = publishAt ?? metadata.intendedPublishAt
      return at === undefined ? [] : [{_id, at, title: metadata.title, isScheduled: state === 'scheduled'}]
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <Tile title={t('today.releases')}>
      <Rows empty={t('today.no-releases')}>
        {due.map(({_id, at, title, isScheduled}) => (
          <ScreenRow key={_id} path={`releases/${getReleaseIdFromReleaseDocumentId(_id)}`}>
            <Box flex={1}>
              <Text size={1}>{title ?? t('today.untitled')}</Text>
            </Box>
            <Note text={t(isScheduled ? 'today.goes-live' : 'today.planned', {time: timeOf(at)})} />
          </ScreenRow>
        ))}
      </Rows>
    </Tile>
  )
}
