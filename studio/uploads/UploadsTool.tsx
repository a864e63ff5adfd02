import {TrashIcon} from '@sanity/icons/Trash'
import {Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useTranslation} from 'sanity'
import type {UploadedFiles} from '../../contract/services/uploads.ts'
import {Question} from '../lib/Question.tsx'
import {WORDS} from '../languages/words.ts'
import {sizeText, type UploadedFile} from './uploaded-files.ts'
import {useUploadedFiles} from './use-uploaded-files.ts'
import {dateLocale} from '../languages/chosen.ts'

/** A tool in which staff see the uploaded files, and delete those that should not be public. */
export function UploadsTool() {
  const {t} = useTranslation(WORDS)
  const {listing, remove, retry} = useUploadedFiles()
  const [asked, setAsked] = useState<UploadedFile>()
  return (
    <Flex direction="column" height="fill">
      <Card as="header" borderBottom padding={4}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            {t('uploads.title')}
          </Heading>
          <Text muted size={1}>
            {t('uploads.explanation')}
          </Text>
          {typeof listing === 'object' && listing.keptDays !== null && (
            <Text muted size={1}>
              {t('uploads.kept', {count: listing.keptDays})}
            </Text>
          )}
        </Stack>
      </Card>
      <Box flex={1} overflow="auto" padding={4}>
        {typeof listing === 'object' ? (
          <FileList listing={listing} onDelete={setAsked} />
        ) : (
          <Stack gap={4}>
            <Text>{t(`uploads.${listing}`)}</Text>
            {listing === 'failed' && <Button onClick={retry} text={t('uploads.again')} />}
          </Stack>
        )}
      </Box>
      {asked && (
        <Question
          title={t('uploads.delete-file', {file: asked.slug})}
          text={t('uploads.question')}
          no={t('uploads.keep')}
          yes={t('uploads.delete')}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined)
            void remove(asked)
          }}
        />
      )}
    </Flex>
  )
}

interface FileListProps {
  listing: UploadedFiles
  onDelete: (file: UploadedFile) => void
}

function FileList({listing, onDelete}: FileListProps) {
  const {t} = useTranslation(WORDS)
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
                <Text muted size={1}>
                  {new Date(file.storedAt).toLocaleString(dateLocale)} · {sizeText(file.bytes)} · {file.type}
                </Text>
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
      {count > files.length && (
        <Text muted size={1}>
          {t('uploads.more', {shown: files.length, count})}
        </Text>
      )}
    </Stack>
  )
}
