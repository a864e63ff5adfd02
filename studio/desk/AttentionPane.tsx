import {Box, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {WORDS} from '../languages/words.ts'
import {ATTENTION, CHECKS} from './attention.ts'
import {CheckRow} from './CheckRow.tsx'
import {useLiveQuery} from '../live/live-query.ts'
import {PaneBody} from './PaneBody.tsx'

/** Everything that is missing in the catalogue, each with its reason and the number of documents. */
export function AttentionPane() {
  const {t} = useTranslation(WORDS)
  const counts = useLiveQuery(ATTENTION)
  const isDone = counts !== undefined && Object.values(counts).every((count) => count === 0)
  return (
    <PaneBody isLoading={counts === undefined}>
      <Stack gap={1} padding={2}>
        {isDone && (
          <Box padding={3}>
            <Text size={1}>{t('attention.all-done')}</Text>
          </Box>
        )}
        {CHECKS.map(({name}) => (
          <CheckRow
            childId={name}
            count={counts?.[name] ?? 0}
            key={name}
            title={t(`attention.${name}`)}
            why={t(`attention.${name}.why`)}
          />
        ))}
      </Stack>
    </PaneBody>
  )
}
