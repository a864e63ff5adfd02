import {Box, Card, Stack, Text} from '@sanity/ui'
import {IntentLink} from 'sanity/router'
import {unreadableIn} from '../../contract/read-each.ts'
import {useMessages} from '../languages/use-messages.ts'

interface UnreadableProps {
  /** Lists as `readEach` has read them; undefined while they are loaded. */
  of: readonly (readonly unknown[] | undefined)[]
  type: string
}

/** The documents of lists that cannot be read, each with its wrong fields and a link to its form. */
export function Unreadable({of, type}: UnreadableProps) {
  const t = useMessages()
  const found = of.flatMap((list) => unreadableIn(list ?? []))
  const documents = [...new Map(found.map((document) => [document._id, document])).values()]
  if (documents.length === 0) return null
  return (
    <Box padding={3}>
      <Card padding={3} radius={2} aria-live="polite" tone="caution">
        <Stack as="ul" gap={3}>
          {documents.map(({_id, label, fields}) => (
            <Text as="li" key={_id} size={1}>
              <IntentLink intent="edit" params={{id: _id, type}}>
                {t('unreadable.row', {name: label, fields: fields.join(', ')})}
              </IntentLink>
            </Text>
          ))}
        </Stack>
      </Card>
    </Box>
  )
}
