import {defaultRangeExtractor, useVirtualizer} from '@tanstack/react-virtual'
import {Fragment, useCallback, useRef, useState} from 'react'
import {styled} from 'styled-components'
import {AVAILABILITIES} from '../../contract/site/availability.ts'
import {useMessages} from '../languages/use-messages.ts'
import {AVAILABILITY_LIST} from './Cell.tsx'
import {COLUMNS} from './cells.ts'
import {CODE, type Row, type Sorting} from './rows.ts'
import {TableRow} from './TableRow.tsx'
import type {Table} from './use-table.ts'

/** Pixels of a row: a cell and the line below it. */
const ROW_PIXELS = 45
/** Rows above and below the screen that are drawn too, so that a fast thumb sees no gap. */
const ROWS_AROUND = 4

interface SheetProps {
  rows: Row[]
  hasCategory: boolean
  table: Table
  sorting: Sorting | undefined
  onSort: (sorting: Sorting | undefined) => void
  /** Addresses of pages on the site, by id of the product. */
  pages: ReadonlyMap<string, string>
}

/** The cells, with their head. Only the rows on the screen are drawn, and the place that was focused last. */
export function Sheet({rows, hasCategory, table, pages, sorting, onSort}: SheetProps) {
  const t = useMessages()
  const {scroller, shown, after, setFocused} = useShownRows(rows)
  return (
    <Scroller ref={scroller}>
      <datalist id={AVAILABILITY_LIST}>
        {AVAILABILITIES.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
      <Cells $hasCategory={hasCategory} aria-label={t('table.products')} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {[{name: CODE, word: 'table.code' as const}, ...COLUMNS].map(({name, word}) => (
              <th
                aria-sort={
                  sorting?.column === name ? (sorting.isDown ? 'descending' : 'ascending') : undefined
                }
                data-column={name}
                key={name}
                scope="col"
              >
                {name === CODE && <ChooseAll rows={rows} table={table} />}
                <button onClick={() => onSort(nextSorting(name, sorting))} type="button">
                  {t(word)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({row, index, before}) => (
            <Fragment key={row._id}>
              {before > 0 && <Gap $pixels={before} />}
              <TableRow
                hasCategory={hasCategory}
                index={index}
                onFocus={setFocused}
                page={pages.get(row._id)}
                row={row}
                table={table}
              />
            </Fragment>
          ))}
          <Gap $pixels={after} />
        </tbody>
      </Cells>
    </Scroller>
  )
}

function ChooseAll({rows, table}: Pick<SheetProps, 'rows' | 'table'>) {
  const t = useMessages()
  const ids = rows.map(({_id}) => _id)
  return (
    <input
      aria-label={t('table.choose-all')}
      checked={ids.length > 0 && table.chosen.size === ids.length}
      onChange={(event) => table.choose(ids, event.currentTarget.checked)}
      type="checkbox"
    />
  )
}

/** Each press on a title sorts upwards, then downwards, then as in the shop. */
function nextSorting(column: string, sorting: Sorting | undefined): Sorting | undefined {
  if (sorting?.column !== column) return {column, isDown: false}
  return sorting.isDown ? undefined : {column, isDown: true}
}

/** The rows to draw, and the empty height between them. */
function useShownRows(rows: Row[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PIXELS,
    overscan: ROWS_AROUND,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const inRange = defaultRangeExtractor(range)
        const kept = focused === undefined || focused >= range.count ? [] : [focused]
        return [...new Set([...inRange, ...kept])].toSorted((one, other) => one - other)
      },
      [focused],
    ),
  })
  let end = 0
  const shown = virtualizer.getVirtualItems().flatMap((item) => {
    const row = rows[item.index]
    if (!row) return []
    const before = item.start - end
    end = item.end
    return [{row, index: item.index, before}]
  })
  return {scroller, shown, after: virtualizer.getTotalSize() - end, setFocused}
}

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  /* The browser must not adjust the scroll position while rows above give way to a gap of their height. */
  overflow-anchor: none;
`
const Gap = styled.tr.attrs<{$pixels: number}>(({$pixels}) => ({style: {height: $pixels}}))``

/** The table. Its head and its first column stay on the screen. The colours are the Studio's, in light and dark. */
const Cells = styled.table<{$hasCategory: boolean}>`
  border-collapse: separate;
  border-spacing: 0;
  /* Fixed widths: rows that come and go do not move the others. */
  table-layout: fixed;
  width: max(100%, ${({$hasCategory}) => ($hasCategory ? 1900 : 1810)}px);
  color: var(--card-fg-color);
  font-size: 13px;
  line-height: 1.3;
  th,
  td {
    border-right: 1px solid var(--card-border-color);
    border-bottom: 1px solid var(--card-border-color);
    padding: 0;
    text-align: left;
  }
  th {
    position: sticky;
    background: var(--card-bg-color);
    font-weight: 500;
  }
  [data-column='code'] {
    width: ${({$hasCategory}) => ($hasCategory ? 280 : 200)}px;
  }
  [data-column='name'],
  [data-column='alt'] {
    width: 260px;
  }
  thead th {
    top: 0;
    z-index: 2;
    padding: 0 8px;
  }
  thead button {
    height: 44px;
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  thead input {
    width: 18px;
    height: 18px;
    margin: 0 8px 0 5px;
    vertical-align: middle;
    accent-color: var(--card-fg-color);
  }
  [aria-sort='ascending'] button::after {
    content: ' ↑';
  }
  [aria-sort='descending'] button::after {
    content: ' ↓';
  }
  thead [data-column='code'] {
    left: 0;
    z-index: 3;
  }
  tbody th {
    left: 0;
    z-index: 1;
    height: ${ROW_PIXELS - 1}px;
  }
`
