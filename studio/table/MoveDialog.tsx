import {Box, Button, Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {CategoryChoice} from '../adding/CategoryChoice.tsx'
import {ActionDialog, Note} from '../ui/elements.tsx'
import {useMessages} from '../languages/use-messages.ts'

interface MoveDialogProps {
  count: number
  onMove: (categoryId: string, isRecoded: boolean) => Promise<boolean>
  onClose: () => void
}

/** Asks for the category to which products are moved, and whether they get new numbers. */
export function MoveDialog({count, onMove, onClose}: MoveDialogProps) {
  const t = useMessages()
  const id = useId()
  const [categoryId, setCategoryId] = useState('')
  const [isRecoded, setRecoded] = useState(false)
  const move = () => {
    onClose()
    void onMove(categoryId, isRecoded)
  }
  return (
    <ActionDialog
      actions={
        <Button disabled={categoryId === ''} onClick={move} text={t('table.move-now')} tone="primary" />
      }
      onClose={onClose}
      title={t('table.move-title', {count})}
    >
      <Note text={t('table.move-why')} />
      <CategoryChoice categoryId={categoryId} onChoose={setCategoryId} />
      <Flex align="flex-start" gap={3}>
        <Checkbox
          checked={isRecoded}
          id={`${id}-recode`}
          onChange={(event) => setRecoded(event.currentTarget.checked)}
        />
        <Box flex={1}>
          <Stack gap={3}>
            <Text as="label" htmlFor={`${id}-recode`} size={1}>
              {t('table.recode')}
            </Text>
            <Note text={t('table.recode-why')} />
          </Stack>
        </Box>
      </Flex>
    </ActionDialog>
  )
}
