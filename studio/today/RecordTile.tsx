import {Button, Stack, Text} from '@sanity/ui'
import {useCallback, useState} from 'react'
import {useClient, useTranslation} from 'sanity'
import {timeOf} from '../languages/chosen.ts'
import {WORDS} from '../words.ts'
import {recordSentence} from './record.ts'
import {MAX_ENTRIES, NEWEST_ENTRIES, readRecord, type ServerState} from './server.ts'
import {Tile} from './Tile.tsx'
import {useEveryMinute} from './use-every-minute.ts'

/** Entries that each press of the button adds. */
const MORE = 50

/** The record of access in plain words: its newest entries, and older ones on request. */
export function RecordTile({entries}: Pick<ServerState, 'entries'>) {
  const {t} = useTranslation(WORDS)
  const client = useClient({apiVersion: '2025-02-19'})
  const [limit, setLimit] = useState(NEWEST_ENTRIES)
  const readMore = useCallback(
    async () => (limit > NEWEST_ENTRIES ? readRecord(client, limit) : undefined),
    [client, limit],
  )
  const more = useEveryMinute(readMore)
  const shown = more === undefined || more === 'failed' ? entries : more
  if (!shown) return null
  return (
    <Tile title={t('today.record')}>
      <Stack as="ul" gap={4}>
        {shown.map((entry) => (
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
      {shown.length >= limit && limit < MAX_ENTRIES && (
        <Button
          mode="ghost"
          onClick={() => setLimit(Math.min(limit + MORE, MAX_ENTRIES))}
          padding={4}
          text={t('today.record-more')}
        />
      )}
    </Tile>
  )
}
