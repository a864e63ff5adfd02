import {Card, Stack, Text} from '@sanity/ui'
import {styled} from 'styled-components'
import {rupees} from '../../contract/text/rupees.ts'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {FILE_COLUMNS} from './file-columns.ts'
import type {Plan, Planned, PlannedChange, Problem} from './import-plan.ts'
import {Note, Strong} from '../ui/elements.tsx'

/** The effects of an import: mistakes, new products, changed products with their changes, and rows without a change. */
export function ImportPreview({plan}: {plan: Plan}) {
  const t = useMessages()
  const {created, changed, unchanged, problems, ignored} = plan
  return (
    <Stack gap={4}>
      {ignored.length > 0 && <Ignored titles={ignored} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {problems.length + created.length + changed.length === 0 && (
        <Card padding={3} radius={2} as="output" tone="positive">
          <Text size={1}>{t('spreadsheet.nothing')}</Text>
        </Card>
      )}
      <Group products={created} title={t('spreadsheet.created', {count: created.length})} />
      <Group products={changed} title={t('spreadsheet.changed', {count: changed.length})} />
      {unchanged.length > 0 && (
        <Unchanged>
          <summary>{t('spreadsheet.unchanged', {count: unchanged.length})}</summary>
          <List>
            {unchanged.map(({row, product}) => (
              <li key={row}>
                <small>{t('spreadsheet.row', {row})}</small> {product}
              </li>
            ))}
          </List>
        </Unchanged>
      )}
    </Stack>
  )
}

function Ignored({titles}: {titles: string[]}) {
  const t = useMessages()
  const columns = listed(FILE_COLUMNS.map(({word}) => t(word)))
  return (
    <Card padding={3} radius={2} as="output" tone="caution">
      <Stack gap={3}>
        <Text size={1}>{t('spreadsheet.ignored', {count: titles.length, columns: listed(titles)})}</Text>
        <Note text={t('spreadsheet.known', {columns})} />
      </Stack>
    </Card>
  )
}

function Problems({problems}: {problems: Problem[]}) {
  const t = useMessages()
  return (
    <Card padding={3} radius={2} role="alert" tone="critical">
      <Stack gap={4}>
        <Strong text={t('spreadsheet.problems', {count: problems.length})} />
        <List>
          {problems.map(({row, column, reason, params}) => (
            <li key={`${row} ${column} ${reason}`}>
              <b>{column ? t('spreadsheet.cell', {row, column: t(column)}) : t('spreadsheet.row', {row})}:</b>{' '}
              {t(reason, params)}
            </li>
          ))}
        </List>
        <Text size={1}>{t('spreadsheet.correct')}</Text>
      </Stack>
    </Card>
  )
}

function Group({title, products}: {title: string; products: Planned[]}) {
  const t = useMessages()
  if (products.length === 0) return null
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="medium">
        {title}
      </Text>
      <List>
        {products.map(({row, product, changes}) => (
          <li key={row}>
            <small>{t('spreadsheet.row', {row})}</small> <b>{product}</b>
            {changes.map((change) => (
              <Change change={change} key={change.column} />
            ))}
          </li>
        ))}
      </List>
    </Stack>
  )
}

function Change({change: {column, inFile, ...change}}: {change: PlannedChange}) {
  const t = useMessages()
  // A price looks as it does on the site.
  const [from, to] = [change.from, change.to].map((text) =>
    column === 'table.value' && text !== '' ? rupees(text) : text,
  )
  return (
    <p>
      <small>{t(column)}:</small> {from !== '' && <del>{from}</del>}
      {from !== '' && ' → '}
      {to === '' ? <small>{t('spreadsheet.empty-cell')}</small> : <ins>{to}</ins>}{' '}
      {inFile !== undefined && <small>{t('spreadsheet.in-file', {text: inFile})}</small>}
    </p>
  )
}

/** Plain elements: a list may have hundreds of rows, and those below the edge are not laid out. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--card-fg-color);
  font-size: 13px;
  line-height: 1.45;
  overflow-wrap: anywhere;
  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 40px;
  }
  p {
    margin: 2px 0 0 12px;
  }
  b {
    font-weight: 500;
  }
  small {
    color: var(--card-muted-fg-color);
    font-size: 12px;
  }
  del {
    color: var(--card-muted-fg-color);
  }
  ins {
    background: var(--card-badge-positive-bg-color);
    color: var(--card-badge-positive-fg-color);
    padding: 1px 3px;
    border-radius: 3px;
    text-decoration: none;
  }
`
const Unchanged = styled.details`
  color: var(--card-muted-fg-color);
  font-size: 13px;
  summary {
    padding: 6px 0;
    cursor: pointer;
  }
`
