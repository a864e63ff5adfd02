import {Box, Stack, Text} from '@sanity/ui'
import {Preview, useSchema, useTranslation} from 'sanity'
import {useLiveQuery} from '../live/live-query.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {WORDS} from '../words.ts'
import type {Found} from './attention.ts'
import {DeskRow} from './DeskRow.tsx'
import {PaneBody} from './PaneBody.tsx'

interface DocumentListProps {
  query: LiveQuery<Found>
  /** Path of the field at which a document is opened. */
  field?: string
}

/** The documents that a query finds. A document leaves the list when it is mended. */
export function DocumentList({query, field}: DocumentListProps) {
  const {t} = useTranslation(WORDS)
  const schema = useSchema()
  const found = useLiveQuery(query)
  return (
    <PaneBody isLoading={found === undefined}>
      <Stack gap={1} padding={2}>
        {found?.first.map(({_id, _type}) => {
          const schemaType = schema.get(_type)
          return (
            schemaType && (
              <DeskRow childId={_id} field={field} key={_id}>
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
