import {Box, Stack, Text} from '@sanity/ui'
import {useTranslation, useWorkspace} from 'sanity'
import {LISTS, dayOf} from '../enquiries/enquiry.ts'
import {ENQUIRIES_TOOL} from '../lib/tool-names.ts'
import {useNames} from '../enquiries/use-names.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {WORDS} from '../languages/words.ts'
import {Rows, ScreenRow, Tile} from './Tile.tsx'
import {useToday} from './use-today.ts'

/** Enquiries whose reminder is for today or was for a day before. Shown only when there are some. */
export function DueTile() {
  const {t} = useTranslation(WORDS)
  const {basePath} = useWorkspace()
  const {titleOf} = useNames()
  const today = dayOf(new Date(useToday()))
  const due = useLiveQuery(LISTS, {today})?.due ?? []
  if (due.length === 0) return null
  return (
    <Tile title={t('today.due')}>
      <Rows gap={1}>
        {due.map((enquiry) => (
          <ScreenRow href={`${basePath}/${ENQUIRIES_TOOL}/${enquiry._id}`} key={enquiry._id}>
            <Box flex={1}>
              <Stack gap={2}>
                <Text size={1}>{[enquiry.person, titleOf(enquiry)].filter(Boolean).join(' · ')}</Text>
                {enquiry.note !== null && (
                  <Text muted size={1} textOverflow="ellipsis">
                    {enquiry.note}
                  </Text>
                )}
              </Stack>
            </Box>
          </ScreenRow>
        ))}
      </Rows>
    </Tile>
  )
}
