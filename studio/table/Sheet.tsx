import {useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {WORDS} from '../words.ts'
import {COLUMNS} from './cells.ts'
import type {Row} from './rows.ts'
import {TableRow} from './TableRow.tsx'
import type {useTable} from './use-table.ts'

interface SheetProps {
  rows: Row[]
  table: ReturnType<typeof useTable>
}

/** The cells, with their head. */
export function Sheet({rows, table}: SheetProps) {
  const {t} = useTranslation(WORDS)
  return (
    <Cells aria-label={t('table.products')}>
      <thead>
        <tr>
          <th scope="col">{t('table.code')}</th>
          {COLUMNS.map(({name, word}) => (
            <th key={name} scope="col">
              {t(word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <TableRow key={row._id} index={index} row={row} table={table} />
        ))}
      </tbody>
    </Cells>
  )
}

/** Its head and its first column stay on the screen. The colours are the Studio's, in light and dark. */
const Cells = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  width: max-content;
  min-width: 100%;
  color: var(--card-fg-color);
  font-size: 13px;
  line-height: 1.3;
  th,
  td {
    min-width: 130px;
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
  /* The name, and the description of the picture. */
  td:nth-child(2),
  td:nth-child(3) {
    min-width: 260px;
  }
  thead th {
    top: 0;
    z-index: 2;
    padding: 10px 8px;
  }
  thead th:first-child {
    left: 0;
    z-index: 3;
  }
  tbody th {
    left: 0;
    z-index: 1;
  }
`
