import {Flex} from '@sanity/ui'
import {useMemo, useState} from 'react'
import {styled} from 'styled-components'
import {useCategory} from '../adding/CategoryChoice.tsx'
import {prefixOf, usePlace} from '../lib/place.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {PAGES_OF_CATEGORY, PAGES_OF_PRODUCTS, useSitePages} from '../preview-links/use-site-pages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {arranged, rowsOf, type Row, type Sorting} from './rows.ts'
import {Sheet} from './Sheet.tsx'
import {Toolbar} from './Toolbar.tsx'
import {useTable} from './use-table.ts'

const NONE: Row[] = []

/** A tool in which products are changed cell by cell, as in a spreadsheet, or many at once. */
export function TableTool() {
  const t = useMessages()
  const [categoryId, setCategoryId] = useCategory()
  const place = usePlace()
  const {perspective} = place.client.config()
  const params = {categoryId, prefix: prefixOf(place.client)}
  const found = useLiveQuery(rowsOf(categoryId), params, perspective) ?? NONE
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>()
  const rows = useMemo(() => arranged(found, search, sorting), [found, search, sorting])
  const pages = useSitePages(categoryId === '' ? PAGES_OF_PRODUCTS : PAGES_OF_CATEGORY, {categoryId})
  const table = useTable(rows, place)
  return (
    <Flex direction="column" height="fill">
      <Hidden as="h1">{t('table.title')}</Hidden>
      <Toolbar
        categoryId={categoryId}
        onCategory={(chosen) => {
          table.clear()
          setCategoryId(chosen)
        }}
        onImported={() => setCategoryId('')}
        onSearch={setSearch}
        place={place}
        rows={rows}
        search={search}
        table={table}
      />
      <Unreadable of={[found]} type="product" />
      <Sheet
        hasCategory={categoryId === ''}
        onSort={setSorting}
        pages={pages}
        rows={rows}
        sorting={sorting}
        table={table}
      />
    </Flex>
  )
}

/** For screen readers: the navigation shows the same words. */
const Hidden = styled.span`
  position: absolute;
  clip-path: inset(50%);
`
