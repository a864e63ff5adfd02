import {DocumentSheetIcon} from '@sanity/icons/DocumentSheet'
import {DownloadIcon} from '@sanity/icons/Download'
import {UploadIcon} from '@sanity/icons/Upload'
import {Button} from '@sanity/ui'
import {Menu, MenuButton, MenuDivider, MenuItem} from '@sanity/ui/menu'
import {lazy, Suspense, useState} from 'react'
import {useMessages} from '../languages/use-messages.ts'
import {saveFile} from '../lib/save-file.ts'
import {gridOf} from './file-columns.ts'
import {catalogueNow} from './known-products.ts'
import type {Table} from './use-table.ts'

const ImportDialog = lazy(async () => ({default: (await import('./ImportDialog.tsx')).ImportDialog}))

interface SpreadsheetMenuProps {
  table: Table
  /** Empty for all products. */
  categoryId: string
  onImported: () => void
}

/** Downloads the products that the table shows, and imports a changed file. */
export function SpreadsheetMenu({table, categoryId, onImported}: SpreadsheetMenuProps) {
  const t = useMessages()
  const [isImporting, setImporting] = useState(false)
  const download = useDownload(table, categoryId)
  return (
    <>
      <MenuButton
        button={<Button icon={DocumentSheetIcon} mode="ghost" text={t('spreadsheet.menu')} />}
        id="spreadsheet"
        menu={
          <Menu>
            <MenuItem
              icon={DownloadIcon}
              onClick={() => void download('xlsx')}
              text={t('spreadsheet.excel')}
            />
            <MenuItem icon={DownloadIcon} onClick={() => void download('csv')} text={t('spreadsheet.csv')} />
            <MenuDivider />
            <MenuItem
              disabled={table.isReadOnly}
              icon={UploadIcon}
              onClick={() => setImporting(true)}
              text={t('spreadsheet.import')}
            />
          </Menu>
        }
        popover={{portal: true}}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} onImported={onImported} table={table} />
        </Suspense>
      )}
    </>
  )
}

function useDownload({client, attempt}: Table, categoryId: string) {
  const t = useMessages()
  return (kind: 'xlsx' | 'csv') =>
    attempt(async () => {
      const {rows} = await catalogueNow(client)
      const shown = rows.filter((row) => categoryId === '' || row.categoryId === categoryId)
      const {csvOf, excelOf} = await import('../spreadsheet/write-grid.ts')
      const grid = gridOf(shown, t)
      saveFile(await (kind === 'csv' ? csvOf(grid) : excelOf(grid)), `${t('spreadsheet.file')}.${kind}`)
      return true
    })
}
