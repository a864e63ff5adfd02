import {Box, Button, Checkbox, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {useTranslation} from 'sanity'
import {CategoryChoice} from '../adding/CategoryChoice.tsx'
import {WORDS} from '../languages/words.ts'

interface MoveDialogProps {
  count: number
  onMove: (categoryId: string, isRecoded: boolean) => Promise<boolean>
  onClose: () => void
}

/** Asks for the category to which products are moved, and whether they get new numbers. */
export function MoveDialog({count, onMove, onClose}: MoveDialogProps) {
  const {t} = useTranslation(WORDS)
  const id = useId()
  const [categoryId, setCategoryId] = useState('')
  const [isRecoded, setRecoded] = useState(false)
  const move = () => {
    onClose()
    void onMove(categoryId, isRecoded)
  }
  return (
    <Dialog
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" onClick={onClose} text={t('table.cancel')} />
          <Button disabled={categoryId === ''} onClick={move} text={t('table.move-now')} tone="primary" />
        </Flex>
      }
      header={t('table.move-title', {count})}
      id={id}
      onClose={onClose}
      width={0}
    >
      <Stack gap={5} padding={4}>
        <Text muted size={1}>
          {t('table.move-why')}
        </Text>
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
              <Text muted size={1}>
                {t('table.recode-why')}
              </Text>
            </Stack>
          </Box>
        </Flex>
      </Stack>
    </Dialog>
  )
}
