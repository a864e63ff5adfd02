import {Button, Stack, Text} from '@sanity/ui'
import {useCallback, useState} from 'react'
import {useClient} from 'sanity'
import {timeOf} from '../languages/chosen.ts'
import {useMessages} from '../languages/use-messages.ts'
import {recordSentence} from './record.ts'
import {MAX_ENTRIES, NEWEST_ENTRIES, readRecord, type ServerState} from './server.ts'
import {Note, Tile} from '../ui/elements.tsx'
import {useEveryMinute} from '../live/use-every-minute.ts'

/** Entries that each press of the button adds. */
const MORE = 50

/** The record of access in plain words: its newest entries, and older entries on request. */
export function RecordTile({entries}: Pick<ServerState, 'entries'>) {
  const t = useMessages()
  const client = useClient({apiVersion: '2025-02-19'})
  const [limit, setLimit] = useState(NEWEST_ENTRIES)
  const readMore = useCallback(
    async () => (limit > NEWEST_ENTRIES ? {limit, entries: await readRecord(client, limit)} : undefined),
    [client, limit],
  )
  const more = useEveryMinute(readMore)
  const shown = typeof more === 'object' ? more : {limit: NEWEST_ENTRIES, entries}
  if (!shown.entries) return null
  const isLoading = more !== 'failed' && shown.limit < limit
  return (
    <Tile title={t('today.record')}>
      <Stack as="ul" gap={4}>
        {shown.entries.map((entry) => (
          <Stack as="li" gap={2} key={`${entry.at} ${entry.event} ${entry.subject}`}>
            <Text size={1}>{recordSentence(entry, t)}</Text>
            <Text muted size={0}>
              {[timeOf(entry.at), entry.sender && t('today.from', {sender: entry.sender})]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
      {more === 'failed' && <Note text={t('today.no-answer')} />}
      {shown.entries.length >= shown.limit && shown.limit < MAX_ENTRIES && (
        // A button that is disabled while it loads would lose the focus.
        <Button
          aria-disabled={isLoading}
          mode="ghost"
          onClick={() => isLoading || setLimit(Math.min(limit + MORE, MAX_ENTRIES))}
          padding={4}
          text={t(isLoading ? 'today.loading' : 'today.record-more')}
        />
      )}
    </Tile>
  )
}
