import {TrashIcon} from '@sanity/icons/Trash'
import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import type {UploadedFiles} from '../../contract/services/uploads.ts'
import {Note, Question, Title} from '../ui/elements.tsx'
import {Rejected} from '../live/ask.ts'
import {useAnswer, useServer} from '../live/use-answer.ts'
import {useMessages} from '../languages/use-messages.ts'
import {deleteUploadedFile, listUploadedFiles, sizeText} from './uploaded-files.ts'
import type {UploadedFile} from './uploaded-files.ts'
import {dateLocale} from '../languages/chosen.ts'

/** A tool in which staff see the uploaded files, and delete those that should not be public. */
export function UploadsTool() {
  const t = useMessages()
  const {answer: listing, error, load} = useAnswer(listUploadedFiles)
  const remove = useDeletion(load)
  const [asked, setAsked] = useState<UploadedFile>()
  return (
    <Flex direction="column" height="fill">
      <Card as="header" borderBottom padding={4}>
        <Stack gap={4}>
          <Title text={t('uploads.title')} />
          <Note text={t('uploads.explanation')} />
          {listing && listing.keptDays !== null && (
            <Note text={t('uploads.kept', {count: listing.keptDays})} />
          )}
        </Stack>
      </Card>
      <Box flex={1} overflow="auto" padding={4}>
        {error === undefined && !listing && <Text>{t('uploads.loading')}</Text>}
        {error === undefined && listing && <FileList listing={listing} onDelete={setAsked} />}
        {error !== undefined && <Failure error={error} onRetry={() => void load()} />}
      </Box>
      {asked && (
        <Question
          title={t('uploads.delete-file', {file: asked.slug})}
          text={t('uploads.question')}
          no={t('uploads.keep')}
          yes={t('uploads.delete')}
          onNo={() => setAsked(undefined)}
          onYes={() => void remove(asked)}
        />
      )}
    </Flex>
  )
}

/** Deletes a file. A failed deletion is reported. */
function useDeletion(load: () => Promise<void>) {
  const t = useMessages()
  const toast = useToast()
  const server = useServer()
  return async ({slug}: UploadedFile) => {
    try {
      await deleteUploadedFile(server, slug)
      toast.push({status: 'success', title: t('uploads.deleted', {file: slug})})
      await load()
    } catch {
      toast.push({status: 'error', title: t('uploads.delete-failed')})
    }
  }
}

function Failure({error, onRetry}: {error: unknown; onRetry: () => void}) {
  const t = useMessages()
  if (error instanceof Rejected && error.status === 403) return <Text>{t('uploads.not-allowed')}</Text>
  return (
    <Stack gap={4}>
      <Text>{t('uploads.failed')}</Text>
      <Button onClick={onRetry} text={t('uploads.again')} />
    </Stack>
  )
}

function FileList({listing, onDelete}: {listing: UploadedFiles; onDelete: (file: UploadedFile) => void}) {
  const t = useMessages()
  const {files, count, mayDelete} = listing
  if (files.length === 0) return <Text>{t('uploads.none')}</Text>
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2} aria-label={t('uploads.title')}>
        {files.map((file) => (
          <Card as="li" key={file.slug} border padding={3} radius={2}>
            <Flex align="center" gap={3}>
              <Stack flex={1} gap={3}>
                <Text size={1} weight="medium">
                  <a href={file.url} target="_blank" rel="noreferrer">
                    {file.slug}
                  </a>
                </Text>
                <Note
                  text={`${new Date(file.storedAt).toLocaleString(dateLocale)} · ${sizeText(file.bytes)} · ${file.type}`}
                />
              </Stack>
              {mayDelete && (
                <Button
                  aria-label={t('uploads.delete-file', {file: file.slug})}
                  icon={TrashIcon}
                  mode="bleed"
                  onClick={() => onDelete(file)}
                  text={t('uploads.delete')}
                  tone="critical"
                />
              )}
            </Flex>
          </Card>
        ))}
      </Stack>
      {count > files.length && <Note text={t('uploads.more', {shown: files.length, count})} />}
    </Stack>
  )
}
