import {memo} from 'react'
import {styled} from 'styled-components'
import {SiteLink} from '../preview-links/SiteLink.tsx'
import {useMessages} from '../languages/use-messages.ts'
import {prefixOf} from '../lib/place.ts'
import {AVAILABILITY_LIST, Cell} from './Cell.tsx'
import {COLUMNS} from './cells.ts'
import {textIn, type Row} from './rows.ts'
import {cellKey} from './unsaved-cells.ts'
import type {Table} from './use-table.ts'

interface TableRowProps {
  row: Row
  /** Place in the table, from 0. */
  index: number
  /** Whether products of several categories are shown, so that each row names its category. */
  hasCategory: boolean
  table: Table
  /** Address of its page on the site; undefined while visitors do not see it. */
  page: string | undefined
  onFocus: (index: number) => void
}

/** The cells of one product. Scrolling moves rows and does not draw them again. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const {row, index, hasCategory, table, page, onFocus} = props
  const t = useMessages()
  const {_id: id, isDraft, hasPicture, category} = row
  const code = row.productId ?? textIn(row, 'name')
  const product = hasCategory ? `${category ?? ''} ${code}`.trim() : code
  return (
    <tr aria-rowindex={index + 2} onFocus={() => onFocus(index)}>
      <th scope="row">
        <Head>
          <label>
            <input
              aria-label={t('table.choose', {product})}
              checked={table.chosen.has(id)}
              onChange={({currentTarget, nativeEvent}) =>
                table.chooseRow(
                  id,
                  currentTarget.checked,
                  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                )
              }
              type="checkbox"
            />
          </label>
          {row.picture && (
            <img alt="" height={36} loading="lazy" src={`${row.picture}?w=72&h=72&fit=crop`} width={36} />
          )}
          <Code $isDraft={isDraft} title={isDraft ? (table.release ?? t('table.draft')) : undefined}>
            {code}
          </Code>
          {hasCategory && <small>{category}</small>}
          {page !== undefined && <SiteLink href={page} name={product} />}
        </Head>
      </th>
      {COLUMNS.map((column, place) => (
        <td key={column.name}>
          <Cell
            cellKey={cellKey(prefixOf(table.client) + id, column.name)}
            // A description belongs to a picture.
            isDisabled={table.isReadOnly || (column.name === 'alt' && !hasPicture)}
            isNumber={column.isNumber}
            list={column.values && AVAILABILITY_LIST}
            label={t('table.cell', {column: t(column.word), product})}
            onChange={(text) => table.change([{id, column, text}])}
            onPasteCells={(text) => void table.paste(text, {row: index, column: place})}
            stored={table.textOf(row, column)}
            unsaved={table.unsaved}
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
  gap: 4px;
  overflow: hidden;
  white-space: nowrap;
  label {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
  }
  a {
    margin-left: auto;
  }
  img {
    flex: none;
    object-fit: cover;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--card-fg-color);
  }
  small {
    overflow: hidden;
    color: var(--card-muted-fg-color);
    font-size: 11px;
    text-overflow: ellipsis;
  }
`
const Code = styled.span<{$isDraft: boolean}>`
  padding: 3px 5px;
  border-radius: 4px;
  ${({$isDraft}) =>
    $isDraft && 'background: var(--card-badge-caution-bg-color); color: var(--card-badge-caution-fg-color);'}
`
