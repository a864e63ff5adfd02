import {PublishIcon} from '@sanity/icons/Publish'
import {UndoIcon} from '@sanity/icons/Undo'
import {Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {CategoryChoice} from '../adding/CategoryChoice.tsx'
import {LabelsMenu} from '../labels/LabelsMenu.tsx'
import type {Place} from '../lib/place.ts'
import {useMessages} from '../languages/use-messages.ts'
import {DeleteDialog} from './DeleteDialog.tsx'
import {MoveDialog} from './MoveDialog.tsx'
import {PricesDialog} from './PricesDialog.tsx'
import {missingDescriptions, type Row} from './rows.ts'
import {SpreadsheetMenu} from './SpreadsheetMenu.tsx'
import {useBulk} from './use-bulk.ts'
import type {Table} from './use-table.ts'
import {PlaceNote} from '../ui/elements.tsx'

interface ToolbarProps {
  rows: Row[]
  table: Table
  place: Place
  search: string
  onSearch: (search: string) => void
  categoryId: string
  onCategory: (categoryId: string) => void
  /** Called after an import, which may have changed products of any category. */
  onImported: () => void
}

/** The category of the table, and what can be done with the chosen products. */
export function Toolbar(props: ToolbarProps) {
  const {rows, table, place, search, onSearch, categoryId, onCategory, onImported} = props
  const t = useMessages()
  const drafts = rows.filter(({isDraft}) => isDraft).map(({_id}) => _id)
  return (
    <Card as="header" borderBottom padding={3} paddingX={4}>
      <Stack gap={3}>
        <PlaceNote otherwise="table.explanation" place={place} />
        <Flex align="center" gap={2} wrap="wrap">
          <CategoryChoice categoryId={categoryId} none="desk.all-products" onChoose={onCategory} />
          <TextInput
            aria-label={t('table.search')}
            onChange={(event) => onSearch(event.currentTarget.value)}
            placeholder={t('table.search')}
            type="search"
            value={search}
          />
          <Button
            disabled={drafts.length === 0}
            mode="ghost"
            onClick={() => table.choose(drafts, true)}
            text={t('table.choose-drafts')}
          />
          <Button
            disabled={!table.undo || table.isBusy}
            icon={UndoIcon}
            mode="ghost"
            onClick={() => void table.undo?.()}
            text={t('table.undo')}
          />
          <SpreadsheetMenu categoryId={categoryId} onImported={onImported} table={table} />
        </Flex>
        {table.chosen.size > 0 && <Bulk rows={rows} table={table} />}
      </Stack>
    </Card>
  )
}

function Bulk({rows, table}: Pick<ToolbarProps, 'rows' | 'table'>) {
  const t = useMessages()
  const [dialog, setDialog] = useState<'move' | 'delete' | 'prices'>()
  const bulk = useBulk(table)
  const close = () => setDialog(undefined)
  const count = table.chosen.size
  /** A release goes live as a whole, so nothing in it is published, taken off the site or deleted alone. */
  const isInDrafts = !table.isReadOnly && table.release === undefined
  const quiet = {disabled: table.isBusy, mode: 'ghost' as const}
  const chosen = rows.filter(({_id}) => table.chosen.has(_id))
  const descriptions = missingDescriptions(chosen)
  return (
    <Flex align="center" gap={2} wrap="wrap">
      <Text size={1}>{t('table.chosen', {count})}</Text>
      {isInDrafts && (
        <Button
          disabled={table.isBusy}
          icon={PublishIcon}
          // The spinner also keeps Chromium from delaying the validation.
          loading={table.isBusy}
          onClick={() => void bulk.publish()}
          text={t('table.publish', {count})}
          tone="positive"
        />
      )}
      {!table.isReadOnly && descriptions.length > 0 && (
        <Button
          {...quiet}
          onClick={() => void table.change(descriptions)}
          text={t('table.describe', {count: descriptions.length})}
        />
      )}
      {table.release !== undefined && (
        <Button
          {...quiet}
          onClick={() => void bulk.takeOut()}
          text={t('table.take-out', {release: table.release})}
        />
      )}
      {isInDrafts && <Button {...quiet} onClick={() => void bulk.unpublish()} text={t('table.unpublish')} />}
      {!table.isReadOnly && (
        <Button {...quiet} onClick={() => setDialog('prices')} text={t('table.prices')} />
      )}
      {!table.isReadOnly && <Button {...quiet} onClick={() => setDialog('move')} text={t('table.move')} />}
      <LabelsMenu ids={[...table.chosen]} />
      {isInDrafts && (
        <Button {...quiet} onClick={() => setDialog('delete')} text={t('table.delete')} tone="critical" />
      )}
      <Button mode="bleed" onClick={table.clear} text={t('table.clear')} />
      {dialog === 'prices' && <PricesDialog onChange={table.change} onClose={close} rows={chosen} />}
      {dialog === 'move' && <MoveDialog count={count} onClose={close} onMove={bulk.move} />}
      {dialog === 'delete' && <DeleteDialog onClose={close} onDelete={bulk.remove} products={chosen} />}
    </Flex>
  )
}
