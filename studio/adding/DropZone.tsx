import {FolderIcon} from '@sanity/icons/Folder'
import {ImagesIcon} from '@sanity/icons/Images'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useRef, useState, type DragEvent, type RefObject} from 'react'
import {useWords} from '../languages/use-words.ts'
import {droppedFiles} from './files.ts'

interface DropZoneProps {
  onFiles: (files: File[]) => void
}

/** Takes photographs or folders that are dropped or chosen in a dialog. On a phone, the dialog offers the camera. */
export function DropZone({onFiles}: DropZoneProps) {
  const t = useWords()
  const [isOver, setOver] = useState(false)
  const photographs = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
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
          <Button
            icon={ImagesIcon}
            onClick={() => photographs.current?.click()}
            padding={4}
            text={t('add-many.choose-photographs')}
            tone="primary"
          />
          <Button
            icon={FolderIcon}
            mode="ghost"
            onClick={() => folder.current?.click()}
            padding={4}
            text={t('add-many.choose-folder')}
          />
        </Flex>
        <FileInput label={t('add-many.choose-photographs')} onFiles={onFiles} ref={photographs} />
        <FileInput isFolder label={t('add-many.choose-folder')} onFiles={onFiles} ref={folder} />
      </Stack>
    </Card>
  )
}

interface FileInputProps extends DropZoneProps {
  label: string
  isFolder?: boolean
  ref: RefObject<HTMLInputElement | null>
}

/** The browser's own dialog for files. A button opens it. */
function FileInput({label, isFolder = false, onFiles, ref}: FileInputProps) {
  return (
    <input
      accept="image/*,.heic,.heif"
      aria-label={label}
      hidden
      multiple
      onChange={({currentTarget}) => {
        onFiles([...(currentTarget.files ?? [])])
        // Choosing the same files again must count as a change.
        currentTarget.value = ''
      }}
      ref={(input) => {
        ref.current = input
        if (input) input.webkitdirectory = isFolder
      }}
      type="file"
    />
  )
}
