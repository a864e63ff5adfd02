import {Box, Stack, Text} from '@sanity/ui'
import {useMemo} from 'react'
import {Preview, useSchema, useTranslation} from 'sanity'
import {WORDS} from '../words.ts'
import {listOf} from './attention.ts'
import {DeskRow} from './DeskRow.tsx'
import {useLiveQuery} from '../live/live-query.ts'
import {PaneBody} from './PaneBody.tsx'

interface AttentionListProps {
  options?: Record<string, unknown>
}

/** The documents that one check finds. A document leaves the list when it is mended. */
export function AttentionList({options}: AttentionListProps) {
  const {t} = useTranslation(WORDS)
  const schema = useSchema()
  const query = useMemo(() => listOf(String(options?.check)), [options])
  const found = useLiveQuery(query)
  return (
    <PaneBody isLoading={found === undefined}>
      <Stack gap={1} padding={2}>
        {found?.first.map(({_id, _type}) => {
          const schemaType = schema.get(_type)
          return (
            schemaType && (
              <DeskRow key={_id} childId={_id}>
                <Box flex={1}>
                  <Preview layout="default" schemaType={schemaType} value={{_id, _type}} />
                </Box>
              </DeskRow>
            )
          )
        })}
        {found && found.count === 0 && <Note text={t('attention.none')} />}
        {found && found.count > found.first.length && (
          <Note text={t('attention.more', {shown: found.first.length, count: found.count})} />
        )}
      </Stack>
    </PaneBody>
  )
}

function Note({text}: {text: string}) {
  return (
    <Box padding={3}>
      <Text size={1} muted>
        {text}
      </Text>
    </Box>
  )
}
