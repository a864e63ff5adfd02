import {UploadIcon} from '@sanity/icons/Upload'
import {Box, Button, Flex, Select, Spinner, Text} from '@sanity/ui'
import {useId} from 'react'
import {useMessages} from '../languages/use-messages.ts'
import {ActionDialog, FileButton, Note, Warning} from '../ui/elements.tsx'
import {ImportPreview} from './ImportPreview.tsx'
import type {Plan} from './import-plan.ts'
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
  const t = useMessages()
  const {chosen, refused, read, readSheet, confirm} = useImport(table)
  const count = chosen && chosen.plan.problems.length === 0 ? plannedIds(chosen.plan).length : 0
  const write = async () => {
    if (!chosen || !(await confirm(chosen))) return
    onImported()
    onClose()
  }
  return (
    <ActionDialog
      actions={
        count > 0 && (
          <Button
            disabled={table.isBusy}
            loading={table.isBusy}
            onClick={() => void write()}
            text={t('spreadsheet.confirm', {count})}
            tone="primary"
          />
        )
      }
      onClose={onClose}
      title={t('spreadsheet.title')}
      width={1}
    >
      {!chosen && <Text size={1}>{t('spreadsheet.why')}</Text>}
      {!chosen && <Note text={t('spreadsheet.drafts')} />}
      {refused && <Warning text={t(`spreadsheet.unreadable.${refused}`)} tone="critical" />}
      <Flex align="center" gap={3} wrap="wrap">
        <FileButton
          accept=".xlsx,.csv,.txt,.tsv"
          choice="file"
          icon={UploadIcon}
          mode={chosen ? 'ghost' : 'default'}
          onFiles={([file]) => file && void read(file)}
          text={t(chosen ? 'spreadsheet.choose-other' : 'spreadsheet.choose')}
        />
        {table.isBusy && !chosen && <Reading />}
        {chosen && (
          <Text muted size={1} textOverflow="ellipsis">
            {chosen.name}
          </Text>
        )}
      </Flex>
      {chosen && chosen.plan.sheet !== '' && (
        <SheetChoice onChoose={(name) => void readSheet(chosen, name)} plan={chosen.plan} />
      )}
      {chosen?.isOutdated && <Warning text={t('spreadsheet.changed-meanwhile')} />}
      {chosen && <ImportPreview plan={chosen.plan} />}
      {count > 0 && <Note text={t('spreadsheet.drafts')} />}
    </ActionDialog>
  )
}

function Reading() {
  const t = useMessages()
  return (
    <Flex align="center" gap={2} as="output">
      <Spinner muted />
      <Note text={t('spreadsheet.reading')} />
    </Flex>
  )
}

/** Names the sheet that is read. Another one with a table can be chosen, also a hidden one. */
function SheetChoice({plan: {sheet, sheets}, onChoose}: {plan: Plan; onChoose: (name: string) => void}) {
  const t = useMessages()
  const id = useId()
  return (
    <Flex align="center" gap={3}>
      <Text as="label" htmlFor={id} size={1}>
        {t('spreadsheet.sheet', {name: sheet})}
      </Text>
      {sheets.length > 1 && (
        <Box flex={1}>
          <Select
            fontSize={1}
            id={id}
            onChange={(event) => onChoose(event.currentTarget.value)}
            value={sheet}
          >
            {sheets.map(({name, isHidden}) => (
              <option key={name} value={name}>
                {isHidden ? t('spreadsheet.hidden-sheet', {name}) : name}
              </option>
            ))}
          </Select>
        </Box>
      )}
    </Flex>
  )
}
