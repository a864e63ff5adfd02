import {memo} from 'react'
import {useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {WORDS} from '../words.ts'
import {Cell} from './Cell.tsx'
import {COLUMNS} from './cells.ts'
import {textIn} from './rows.ts'
import type {Row} from './rows.ts'
import type {Table} from './use-table.ts'

interface TableRowProps {
  row: Row
  /** Place in the table, from 0. */
  index: number
  /** Whether products of several categories are shown, so that each row names its category. */
  hasCategory: boolean
  table: Table
  onFocus: (index: number) => void
}

/** The cells of one product. Scrolling moves rows and does not draw them again. */
export const TableRow = memo(function TableRow({row, index, hasCategory, table, onFocus}: TableRowProps) {
  const {t} = useTranslation(WORDS)
  const {_id: id, isDraft, hasPicture, category} = row
  const code = row.productId ?? textIn(row, 'name')
  const product = hasCategory ? `${category ?? ''} ${code}`.trim() : code
  return (
    <tr aria-rowindex={index + 2} onFocus={() => onFocus(index)}>
      <th scope="row">
        <Head>
          <input
            aria-label={t('table.choose', {product})}
            checked={table.chosen.has(id)}
            onChange={(event) => table.choose([id], event.currentTarget.checked)}
            type="checkbox"
          />
          <Code $isDraft={isDraft} title={isDraft ? t('table.draft') : undefined}>
            {code}
          </Code>
          {hasCategory && <small>{category}</small>}
        </Head>
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
})

/* Plain elements: a row must be drawn within a frame while the table scrolls. */
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 8px;
  overflow: hidden;
  white-space: nowrap;
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--card-fg-color);
  }
  small {
    color: var(--card-muted-fg-color);
    font-size: 11px;
  }
`
const Code = styled.span<{$isDraft: boolean}>`
  padding: 3px 5px;
  border-radius: 4px;
  ${({$isDraft}) =>
    $isDraft && 'background: var(--card-badge-caution-bg-color); color: var(--card-badge-caution-fg-color);'}
`
