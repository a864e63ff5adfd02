import {Button, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useId} from 'react'

interface QuestionProps {
  title: string
  text: string
  /** Words of the two buttons. */
  no: string
  yes: string
  onNo: () => void
  onYes: () => void
}

/** Asks before something is gone for good. */
export function Question({title, text, no, yes, onNo, onYes}: QuestionProps) {
  return (
    <Dialog header={title} id={useId()} onClose={onNo} width={0}>
      <Stack gap={4} padding={4}>
        <Text>{text}</Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" onClick={onNo} text={no} />
          <Button onClick={onYes} text={yes} tone="critical" />
        </Flex>
      </Stack>
    </Dialog>
  )
}
