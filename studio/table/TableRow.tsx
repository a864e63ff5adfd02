import {Badge, Checkbox, Flex} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {WORDS} from '../words.ts'
import {Cell} from './Cell.tsx'
import {COLUMNS} from './cells.ts'
import {textIn} from './rows.ts'
import type {Row} from './rows.ts'
import type {useTable} from './use-table.ts'

interface TableRowProps {
  row: Row
  /** Place in the table, from 0. */
  index: number
  table: ReturnType<typeof useTable>
}

/** The cells of one product. */
export function TableRow({row, index, table}: TableRowProps) {
  const {t} = useTranslation(WORDS)
  const {_id: id, isDraft, hasPicture} = row
  const product = row.productId ?? textIn(row, 'name')
  return (
    <tr>
      <th scope="row">
        <Flex align="center" gap={2} padding={2}>
          <Checkbox
            aria-label={t('table.choose', {product})}
            checked={table.chosen.has(id)}
            disabled={!isDraft}
            onChange={(event) => table.choose([id], event.currentTarget.checked)}
          />
          <Badge title={isDraft ? t('table.draft') : undefined} tone={isDraft ? 'caution' : 'default'}>
            {product}
          </Badge>
        </Flex>
      </th>
      {COLUMNS.map((column, place) => (
        <td key={column.name}>
          <Cell
            // A description belongs to a picture.
            isDisabled={column.name === 'alt' && !hasPicture}
            isNumber={column.isNumber}
            label={t('table.cell', {column: t(column.word), product})}
            onChange={(text) => table.change([{id, column, text}])}
            onPasteCells={(text) => void table.paste(text, {row: index, column: place})}
            stored={table.textOf(row, column)}
          />
        </td>
      ))}
    </tr>
  )
}
