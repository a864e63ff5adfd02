import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useMessages} from '../languages/use-messages.ts'
import type {Field} from './edit.ts'
import {writtenOf, type Enquiry} from './enquiry.ts'

const LABELS = {
  stage: 'enquiries.stage',
  amount: 'enquiries.amount',
  remindAt: 'enquiries.remind',
  person: 'enquiries.person',
  phone: 'enquiries.phone',
  assignee: 'enquiries.assignee',
  note: 'enquiries.note',
} as const satisfies Record<Field, string>

interface ConflictsProps {
  /** The enquiry as it is stored now. */
  enquiry: Enquiry
  names: readonly Field[]
  onKeep: () => void
  onTake: () => void
}

/** Shows the texts of somebody else in the fields that this person is changing. The person chooses one of the two. */
export function Conflicts({enquiry, names, onKeep, onTake}: ConflictsProps) {
  const t = useMessages()
  const written = writtenOf(enquiry)
  return (
    <Card border padding={4} radius={2} role="alert" tone="caution">
      <Stack gap={4}>
        <Text size={1}>{t('enquiries.changed')}</Text>
        {names.map((name) => (
          <Text key={name} size={1}>
            <strong>{t(LABELS[name])}</strong>{' '}
            {name === 'stage'
              ? t(`enquiries.stage.${written.stage}`)
              : written[name] || t('pending-edits.empty')}
          </Text>
        ))}
        <Flex gap={2} wrap="wrap">
          <Button onClick={onTake} padding={4} text={t('enquiries.take-theirs')} tone="primary" />
          <Button mode="ghost" onClick={onKeep} padding={4} text={t('enquiries.keep-mine')} />
        </Flex>
      </Stack>
    </Card>
  )
}
