import {Box, Stack, Text} from '@sanity/ui'
import {Count} from './Count.tsx'
import {DeskRow} from './DeskRow.tsx'

interface CheckRowProps {
  /** Pane that the row opens. */
  childId: string
  count: number
  title: string
  why: string
}

/** Something that documents can lack, its reason, and the number of documents that lack it. */
export function CheckRow({childId, count, title, why}: CheckRowProps) {
  return (
    <DeskRow childId={childId}>
      <Box flex={1} padding={2}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {why}
          </Text>
        </Stack>
      </Box>
      <Box paddingRight={2}>
        <Count count={count} label={`${title}: ${count}`} tone={count ? 'caution' : 'positive'} />
      </Box>
    </DeskRow>
  )
}
