import {FolderIcon} from '@sanity/icons/Folder'
import {ImagesIcon} from '@sanity/icons/Images'
import {Card, Flex, Stack, Text} from '@sanity/ui'
import {useState, type DragEvent} from 'react'
import {useMessages} from '../languages/use-messages.ts'
import {FileButton} from '../ui/elements.tsx'
import {droppedFiles} from './files.ts'

const PICTURES = 'image/*,.heic,.heif'

interface DropZoneProps {
  onFiles: (files: File[]) => void
}

/** Takes photographs or folders that are dropped or chosen in a dialog. On a phone, the dialog offers the camera. */
export function DropZone({onFiles}: DropZoneProps) {
  const t = useMessages()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void droppedFiles(event.dataTransfer).then(onFiles)
  }
  return (
    <Card
      border
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={drop}
      padding={5}
      radius={3}
      tone={isOver ? 'primary' : 'default'}
    >
      <Stack gap={4}>
        <Text align="center" muted size={1}>
          {t('add-many.drop')}
        </Text>
        <Flex gap={2} justify="center" wrap="wrap">
          <FileButton
            accept={PICTURES}
            choice="files"
            icon={ImagesIcon}
            onFiles={onFiles}
            padding={4}
            text={t('add-many.choose-photographs')}
            tone="primary"
          />
          <FileButton
            accept={PICTURES}
            choice="folder"
            icon={FolderIcon}
            mode="ghost"
            onFiles={onFiles}
            padding={4}
            text={t('add-many.choose-folder')}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
