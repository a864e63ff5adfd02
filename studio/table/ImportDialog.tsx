import {UploadIcon} from '@sanity/icons/Upload'
import {Button, Card, Dialog, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useId, useRef} from 'react'
import {useTranslation} from 'sanity'
import {WORDS} from '../languages/words.ts'
import {ImportPreview} from './ImportPreview.tsx'
import {plannedIds} from './import-products.ts'
import {useImport} from './use-import.ts'
import type {Table} from './use-table.ts'

interface ImportDialogProps {
  table: Table
  onImported: () => void
  onClose: () => void
}

/** Imports products from a file: first it shows every change and every mistake, and nothing is written. */
export function ImportDialog({table, onImported, onClose}: ImportDialogProps) {
  const {t} = useTranslation(WORDS)
  const id = useId()
  const {chosen, refused, read, confirm} = useImport(table)
  const count = chosen && chosen.plan.problems.length === 0 ? plannedIds(chosen.plan).length : 0
  const write = async () => {
    if (!chosen || !(await confirm(chosen))) return
    onImported()
    onClose()
  }
  return (
    <Dialog
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" onClick={onClose} text={t('table.cancel')} />
          {count > 0 && (
            <Button
              disabled={table.isBusy}
              loading={table.isBusy}
              onClick={() => void write()}
              text={t('spreadsheet.confirm', {count})}
              tone="primary"
            />
          )}
        </Flex>
      }
      header={t('spreadsheet.title')}
      id={id}
      onClose={onClose}
      width={1}
    >
      <Stack gap={4} padding={4}>
        {!chosen && <Explanation />}
        {refused && (
          <Card padding={3} radius={2} role="alert" tone="critical">
            <Text size={1}>{t(`spreadsheet.unreadable.${refused}`)}</Text>
          </Card>
        )}
        <Flex align="center" gap={3} wrap="wrap">
          <FileChoice isAgain={chosen !== undefined} onFile={(file) => void read(file)} />
          {table.isBusy && !chosen && <Reading />}
          {chosen && (
            <Text muted size={1} textOverflow="ellipsis">
              {chosen.name}
            </Text>
          )}
        </Flex>
        {chosen?.isOutdated && (
          <Card padding={3} radius={2} role="alert" tone="caution">
            <Text size={1}>{t('spreadsheet.changed-meanwhile')}</Text>
          </Card>
        )}
        {chosen && <ImportPreview plan={chosen.plan} />}
        {count > 0 && <Drafts />}
      </Stack>
    </Dialog>
  )
}

function Explanation() {
  const {t} = useTranslation(WORDS)
  return (
    <>
      <Text size={1}>{t('spreadsheet.why')}</Text>
      <Drafts />
    </>
  )
}

function Drafts() {
  const {t} = useTranslation(WORDS)
  return (
    <Text muted size={1}>
      {t('spreadsheet.drafts')}
    </Text>
  )
}

function Reading() {
  const {t} = useTranslation(WORDS)
  return (
    <Flex align="center" gap={2} as="output">
      <Spinner muted />
      <Text muted size={1}>
        {t('spreadsheet.reading')}
      </Text>
    </Flex>
  )
}

function FileChoice({isAgain, onFile}: {isAgain: boolean; onFile: (file: File) => void}) {
  const {t} = useTranslation(WORDS)
  const input = useRef<HTMLInputElement>(null)
  const title = t(isAgain ? 'spreadsheet.choose-other' : 'spreadsheet.choose')
  return (
    <>
      <Button
        icon={UploadIcon}
        mode={isAgain ? 'ghost' : 'default'}
        onClick={() => input.current?.click()}
        text={title}
      />
      <input
        accept=".xlsx,.csv,.txt,.tsv"
        aria-label={title}
        hidden
        onChange={({currentTarget}) => {
          const file = currentTarget.files?.[0]
          // The same file, after it was corrected, must count as a new choice.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
