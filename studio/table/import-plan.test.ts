import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {seedDocuments, type SeedValue} from '../../scripts/seed/documents.ts'
import {readSheets, type GridRow, type Sheet} from '../spreadsheet/read-grid.ts'
import {UnreadableFile} from '../spreadsheet/unreadable-file.ts'
import {csvOf, excelOf} from '../spreadsheet/write-grid.ts'
import {english, type MessageKey} from '../messages/english.ts'
import {hindi} from '../messages/hindi.ts'
import {telugu} from '../messages/telugu.ts'
import {gridOf} from './file-columns.ts'
import {planOf, type Plan} from './import-plan.ts'
import type {Catalogue} from './known-products.ts'
import type {Row} from './rows.ts'

const TITLES: Partial<Record<MessageKey, string>> = {
  'spreadsheet.id': 'Id',
  'add-many.category': 'Category',
  'table.code': 'Number',
  'table.name': 'Name',
  'table.alt': 'Description of the picture',
  'table.value': 'Price (₹)',
  'table.range': 'Price range',
  'table.availability': 'Availability',
  'table.note': 'Note',
  'table.material': 'Material',
  'table.finish': 'Finish',
  'table.size': 'Size',
  'table.weight': 'Weight',
}
const words = (word: MessageKey) => TITLES[word] ?? word

const category = (_id: string, title: string) => ({_id, title, slug: title.toLowerCase()})
const row = (_id: string, productId: string, more: Partial<Row> = {}): Row => ({
  _id,
  productId,
  category: 'Urli',
  categoryId: 'urli',
  isDraft: false,
  hasPicture: true,
  cells: {name: `Product ${productId}`, value: 900},
  ...more,
})

const CATALOGUE: Catalogue = {
  rows: [row('a', '7'), row('b', 'FOU-001'), row('c', '7', {category: 'Pot', categoryId: 'pot'})],
  categories: [category('urli', 'Urli'), category('pot', 'Pot')],
}

const sheetOf = (rows: GridRow[]): Sheet => ({name: '', isHidden: false, rows})
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({number: index + 1, cells: line.split('|').map((cell) => cell.trim())}))
const grid = (text: string) => [sheetOf(rowsOf(text))]
const plan = (text: string, catalogue = CATALOGUE) => planOf(grid(text), catalogue, [words])
const problemsOf = (text: string, catalogue = CATALOGUE) =>
  plan(text, catalogue).problems.map(({row, column, reason}) => [row, column && words(column), reason])

function seeded(): Catalogue {
  const documents = seedDocuments()
  const text = (value: SeedValue | undefined) => (typeof value === 'string' ? value : null)
  const inside = (value: SeedValue | undefined): Record<string, SeedValue | undefined> =>
    Object.fromEntries(Object.entries(typeof value === 'object' ? value : {}))
  const categories = documents
    .filter(({_type}) => _type === 'category')
    .map(({_id, title}) => ({_id, title: text(title), slug: null}))
  const rows = documents
    .filter(({_type}) => _type === 'product')
    .map(({_id, productId, category, image, name, value, range, specialNote, facts}): Row => {
      const categoryId = text(inside(category)._ref)
      const {material, finish, size, weight} = inside(facts)
      const cells = {name, range, note: specialNote, material, finish, size, weight}
      return {
        _id,
        productId: text(productId),
        category: categories.find((one) => one._id === categoryId)?.title ?? null,
        categoryId,
        isDraft: false,
        hasPicture: true,
        cells: {
          ...Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, text(cell)])),
          alt: text(inside(inside(image).wanted).alt),
          value: typeof value === 'number' ? value : null,
        },
      }
    })
  return {rows, categories}
}

test.each([
  ['CSV', csvOf],
  ['Excel', excelOf],
])('nothing would change when the whole catalogue comes back from a %s file', async (_kind, fileOf) => {
  const catalogue = seeded()
  const file = await fileOf(gridOf(catalogue.rows, words))
  const found = planOf(await readSheets(file), catalogue, [words])
  expect(found).toMatchObject({created: [], changed: [], problems: [], ignored: []})
  expect(found.unchanged).toHaveLength(601)
})

test.each([
  ['English', english],
  ['Telugu', telugu],
  ['Hindi', hindi],
])('a file that a Studio in %s has written is read in every language', async (_language, texts) => {
  const catalogue = seeded()
  const languages = [english, telugu, hindi].map((each) => (word: MessageKey) => each[word])
  const file = await excelOf(gridOf(catalogue.rows, (word) => texts[word]))
  const found = planOf(await readSheets(file), catalogue, languages)
  expect(found).toMatchObject({created: [], changed: [], problems: [], ignored: []})
  expect(found.unchanged).toHaveLength(601)
})

test('one file may name its columns in several languages; two names of one column are a mistake', () => {
  const inBoth = (text: string) => planOf(grid(text), CATALOGUE, [words, (word) => telugu[word]])
  expect(inBoth('Id | పేరు | ధర\na | Lotus | 1000').changed[0]?.changes).toMatchObject([
    {column: 'table.name', to: 'Lotus'},
    {column: 'table.value', to: '1000'},
  ])
  expect(inBoth('Id | Name | పేరు\na | x | y').problems).toMatchObject([
    {column: 'table.name', reason: 'spreadsheet.problem.twice-column'},
  ])
})

test.each([
  ['one character', 'व\u095bन'],
  ['two characters', 'व\u091c\u093cन'],
])('a Hindi title is read when its letter with a dot is %s', (_how, title) => {
  const languages = [words, (word: MessageKey) => hindi[word]]
  expect(planOf(grid(`Id | ${title}\na | 9 kg`), CATALOGUE, languages).changed).toHaveLength(1)
})

test('nothing would change when the file has no ids, and semicolons between its cells', async () => {
  const catalogue = seeded()
  const rows = gridOf(catalogue.rows, words).map((cells) =>
    cells
      .slice(1)
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(';'),
  )
  const found = planOf(await readSheets(new Blob([rows.join('\r\n')])), catalogue, [words])
  expect(found).toMatchObject({created: [], changed: [], problems: []})
  expect(found.unchanged).toHaveLength(601)
})

test('changed cells are listed with their old and new text', () => {
  const {changed, unchanged, created} = plan(`
    Id | Name | Price | Material
    a  | Lotus | 1.2 lakh | Kota
    b  | Product FOU-001 | ₹ 900 |`)
  expect(changed).toMatchObject([
    {
      row: 2,
      id: 'a',
      product: 'Urli 7',
      changes: [
        {column: 'table.name', from: 'Product 7', to: 'Lotus'},
        {column: 'table.value', from: '900', to: '120000'},
        {column: 'table.material', from: '', to: 'Kota'},
      ],
    },
  ])
  expect(unchanged.map(({id}) => id)).toEqual(['b'])
  expect(created).toEqual([])
})

test('fields whose columns the file lacks stay as they are, and empty cells remove their fields', () => {
  expect(plan('Id | Price (₹)\na |').changed[0]).toMatchObject({
    changes: [{column: 'table.value', from: '900', to: ''}],
    patches: [{unset: ['value']}],
  })
})

test.each(['7', '7.0', '07', '007'])('the number %s is that of product 7', (number) => {
  expect(plan(`Category | Number | Name\nurli | ${number} | Lotus`).changed[0]).toMatchObject({id: 'a'})
})

test('a row without an id becomes a new product when no product has its number', () => {
  const {created} = plan('Category | Number | Name | Material\nPot | 8.0 | Bowl | Kota')
  expect(created).toMatchObject([
    {id: 'product-pot-8', productId: '8', categoryId: 'pot', changes: [{to: 'Bowl'}, {to: 'Kota'}]},
  ])
})

test('a new product gets an id that no other product has', () => {
  const rows = [...CATALOGUE.rows, row('product-pot-8', '9', {category: 'Pot', categoryId: 'pot'})]
  const {created} = plan('Category | Number\nPot | 8', {...CATALOGUE, rows})
  expect(created[0]?.id).toBe('product-pot-8-2')
})

test('an id identifies a product whose category and number change', () => {
  expect(plan('Id | Category | Number\na | Pot | 8').changed[0]).toMatchObject({
    id: 'a',
    changes: [
      {column: 'add-many.category', from: 'Urli', to: 'Pot'},
      {column: 'table.code', from: '7', to: '8'},
    ],
    categoryId: 'pot',
    isMoved: true,
    patches: [{set: {productId: '8'}}],
  })
})

test.each([
  ['FOU-012', [['Number', 'Fou-012', 'FOU-012']]],
  ['Fou-012', []],
  [' Fou\u2011012\u200b', []],
])('a file that says %j for Fou-012 changes %j', (typed, changed) => {
  const catalogue = {...CATALOGUE, rows: [row('b', 'Fou-012')]}
  const {changed: products, problems} = plan(`Id|Number\nb|${typed}`, catalogue)
  expect(problems).toEqual([])
  expect(
    products.flatMap(({changes}) => changes.map(({column, from, to}) => [words(column), from, to])),
  ).toEqual(changed)
})

test('two products can exchange their numbers', () => {
  expect(problemsOf('Id | Number\na | FOU-001\nb | 7')).toEqual([])
})

test.each([
  ['an unknown category', 'Category|Number\nFontain|1', [[2, 'Category', 'unknown-category']]],
  ['an unknown id', 'Id|Name\ngone|x', [[2, 'Id', 'unknown-id']]],
  ['a row without a number', 'Category|Number|Name\nUrli||x', [[2, 'Number', 'needed']]],
  ['a row without a category', 'Category|Number\n|7', [[2, 'Category', 'needed']]],
  ['a number with a space', 'Category|Number\nUrli|7 a', [[2, 'Number', 'number']]],
  ['a number that became a date', 'Category|Number\nUrli|Mar-01', [[2, 'Number', 'date']]],
  ['a size that became a date', 'Id|Size\na|02-Jan', [[2, 'Size', 'date']]],
  [
    'a formula without a result',
    'Id|Name|Price|Weight\na|x|#N/A|#REF!\n#NAME?|x||',
    [
      [2, 'Price (₹)', 'formula'],
      [2, 'Weight', 'formula'],
      [3, 'Id', 'formula'],
    ],
  ],
  ['a number whose formula has no result', 'Category|Number\nUrli|#DIV/0!', [[2, 'Number', 'formula']]],
  [
    'a wrong price',
    'Id|Price\na|25.000\nb|on request',
    [
      [2, 'Price (₹)', 'price'],
      [3, 'Price (₹)', 'price'],
    ],
  ],
  ['the same product twice', 'Id|Name\na|x\na|y', [[3, undefined, 'twice']]],
  [
    'the same product by id and by number',
    'Id|Category|Number\na|Urli|7\n|Urli|7',
    [[3, undefined, 'twice']],
  ],
  ['the same new number twice', 'Category|Number\nPot|9\nPot|9', [[3, undefined, 'twice']]],
  ['a number that is taken', 'Id|Number\nb|7', [[2, 'Number', 'taken']]],
  ['two columns of one name', 'Id|Name|name\na|x|y', [[1, 'Name', 'twice-column']]],
  ['no column that names a product', 'Name|Price\nx|5', [[1, undefined, 'no-key']]],
  ['an empty file', '', [[1, undefined, 'empty']]],
])('%s is a mistake with its row and column', (_what, text, expected) => {
  expect(problemsOf(text)).toEqual(
    expected.map(([row, column, reason]) => [row, column, `spreadsheet.problem.${reason}`]),
  )
})

test('a date of an Excel file is a mistake, whatever the cell was before', () => {
  const rows = [
    {number: 1, cells: ['Id', 'Weight']},
    {number: 2, cells: ['a', new Date()]},
  ]
  expect(planOf([sheetOf(rows)], CATALOGUE, [words]).problems).toEqual([
    {row: 2, column: 'table.weight', reason: 'spreadsheet.problem.date'},
  ])
})

test('a formula without a result in a column that is not read is no mistake', () => {
  expect(plan('Id | Name | Profit\na | Lotus | #N/A')).toMatchObject({problems: [], changed: [{id: 'a'}]})
})

/** Texts that an old encoding lacks, some with real question marks. */
const IN_TELUGU: Catalogue = {
  ...CATALOGUE,
  rows: [
    row('a', '7', {
      cells: {name: 'Lotus – large', range: '₹ 1,000?', note: 'New 🪷', 'name-te': 'తామర'},
      translations: [{language: 'te', _key: 'te', name: 'తామర', english: {name: 'Lotus – large'}}],
    }),
  ],
}

test.each([
  ['a name in Telugu', 'table.name-te', '????', 'table.name-te'],
  ['a new name in Hindi', 'table.name-hi', '??? 2', 'table.name-hi'],
  ['a price range', 'Price range', '? 1,000?', 'Price range'],
  ['a dash', 'Name', 'Lotus ? large', 'Name'],
  ['a character of two code units', 'Note', 'New ??', 'Note'],
  ['the same character in a program that writes one question mark', 'Note', 'New ?', 'Note'],
])('%s is a mistake when saving has turned it into question marks', (_what, title, text, column) => {
  expect(problemsOf(`Id|${title}\na|${text}`, IN_TELUGU)).toEqual([
    [2, column, 'spreadsheet.problem.encoding'],
  ])
})

test.each([
  ['Name', 'Lotus – large?'],
  ['Name', 'Lotus - large?'],
  ['Price range', '₹ 2,000?'],
  ['Price range', '?'],
  ['table.name-te', 'తామర?'],
  ['Weight', '??'],
])('a real question mark is imported: %s %s', (title, text) => {
  expect(plan(`Id|${title}\na|${text}`, IN_TELUGU)).toMatchObject({
    problems: [],
    changed: [{changes: [{to: text}]}],
  })
})

test('a picture is described only where there is one', () => {
  const rows = [row('a', '7', {hasPicture: false})]
  expect(problemsOf('Id|Description of the picture\na|A bowl', {...CATALOGUE, rows})).toEqual([
    [2, 'Description of the picture', 'spreadsheet.problem.no-picture'],
  ])
})

test('unknown columns are named', () => {
  expect(plan('Id | Prices | Name\na | 5 | Lotus')).toMatchObject({ignored: ['Prices'], changed: [{id: 'a'}]})
})

test('changes that are too many for one request are a mistake before anything is written', () => {
  const long = 'x'.repeat(3_000_001)
  expect(problemsOf(`Id|Note\na|${long}`)).toEqual([[2, undefined, 'spreadsheet.problem.too-much']])
})

const sheet = (name: string, text: string, isHidden = false): Sheet => ({name, isHidden, rows: rowsOf(text)})
const PRICES = 'Stone Designs\nPrices|May 2026\n\nId|Price\na|1000'

test('the table is found below the name of the shop and a date, and its rows keep their numbers', () => {
  expect(plan(PRICES)).toMatchObject({problems: [], changed: [{row: 5, id: 'a'}]})
})

test('the first visible sheet with a table is read, and named with the others that could be', () => {
  const sheets = [
    sheet('Read me', 'How to use this\nId|the id of the product'),
    sheet('Old', 'Id|Price\na|99', true),
    sheet('Empty', ''),
    sheet('Prices', PRICES),
    sheet('Next year', 'Id|Price\na|2000'),
  ]
  expect(planOf(sheets.slice(1), CATALOGUE, [words])).toMatchObject({
    sheet: 'Prices',
    sheets: [
      {name: 'Old', isHidden: true},
      {name: 'Prices', isHidden: false},
      {name: 'Next year', isHidden: false},
    ],
    changed: [{changes: [{to: '1000'}]}],
  })
  expect(planOf(sheets, CATALOGUE, [words]).sheet).toBe('Prices')
  expect(planOf(sheets, CATALOGUE, [words], 'Old')).toMatchObject({
    sheet: 'Old',
    changed: [{changes: [{to: '99'}]}],
  })
})

test('a hidden sheet is not read even when no other one has a table', () => {
  const sheets = [sheet('Cover', 'Stone Designs'), sheet('Prices', PRICES, true)]
  const found = planOf(sheets, CATALOGUE, [words])
  expect(found).toMatchObject({
    sheet: 'Cover',
    changed: [],
    problems: [{reason: 'spreadsheet.problem.no-key'}],
  })
  expect(found.sheets).toContainEqual({name: 'Prices', isHidden: true})
  expect(planOf([sheet('Empty', ''), ...sheets.slice(1)], CATALOGUE, [words])).toMatchObject({
    sheet: 'Empty',
    problems: [{reason: 'spreadsheet.problem.empty'}],
    sheets: [{name: 'Empty'}, {name: 'Prices'}],
  })
})

test('more than 5,000 products are too many, and so many rows of another sheet are none of them', () => {
  const long = sheet('Stock', `Id|Name\n${'a|x\n'.repeat(5001)}`)
  expect(() => planOf([long], CATALOGUE, [words])).toThrow(UnreadableFile)
  expect(planOf([sheet('Prices', PRICES), long], CATALOGUE, [words]).changed).toHaveLength(1)
})

test.each([
  ['30678.82', '30679'],
  ['1.5L', '150000'],
  ['12,000 + GST', '12000'],
])('the price %s is told beside the rupees that are stored', (text, to) => {
  expect(plan(`Id | Price\na | ${text}`).changed[0]?.changes).toEqual([
    {column: 'table.value', from: '900', to, inFile: text},
  ])
})

test('a price that only looks different is told once', () => {
  expect(plan('Id | Price\na | ₹ 1,000').changed[0]?.changes).toEqual([
    {column: 'table.value', from: '900', to: '1000'},
  ])
})

const NAME = 'table.name'
const PRICE = 'table.value'

test.each<[string, string, Partial<Plan>, string[][]]>([
  [
    'in whose names a program wrote _x000D_ for the end of a line',
    'escapes.xlsx',
    {},
    [
      ['FOU-001', NAME, 'Lotus bowl\nwith stand'],
      ['FOU-002', NAME, 'Size _x0041_'],
    ],
  ],
  [
    'whose hidden first sheet has the prices of last year',
    'hidden-first.xlsx',
    {
      sheet: 'Prices 2026',
      sheets: [
        {name: 'Prices 2025', isHidden: true},
        {name: 'Prices 2026', isHidden: false},
      ],
    },
    [],
  ],
  ['that begins with “sep=;”', 'sep-line.csv', {}, [['FOU-001', PRICE, '25500']]],
  [
    'in UTF-16 with the most significant byte first',
    'utf16be-mark.csv',
    {},
    [
      ['FOU-001', NAME, 'Makrana Two-Tier కమలం Fountain'],
      ['FOU-001', PRICE, '25500'],
    ],
  ],
  ['in which a formula made a price', 'computed-price.xlsx', {}, [['FOU-001', PRICE, '30679']]],
])('a file %s is imported as Excel shows it', async (_which, name, expected, changes) => {
  const file = new URL(`../spreadsheet/files/${name}`, import.meta.url)
  const found = planOf(await readSheets(new Blob([new Uint8Array(await readFile(file))])), seeded(), [words])
  expect(found).toMatchObject({problems: [], ignored: [], created: [], ...expected})
  expect(
    found.changed.flatMap(({productId, changes: all}) => all.map(({column, to}) => [productId, column, to])),
  ).toEqual(changes)
})

test.each(['1-2-2026', '01/02/26', '2026-02-01', '1-Feb', '1-Feb-2026', 'Feb-2026', '2026-02-01 00:00:00'])(
  'a code that became the date %s is a mistake, with an id or without',
  (code) => {
    expect(problemsOf(`Id|Number\na|${code}`)).toEqual([[2, 'Number', 'spreadsheet.problem.date']])
    expect(problemsOf(`Category|Number\nPot|${code}`)).toEqual([[2, 'Number', 'spreadsheet.problem.date']])
  },
)

test('a code that became the days of a date is a mistake', () => {
  const rows = [row('a', '1-2')]
  expect(problemsOf('Id|Number\na|46054', {...CATALOGUE, rows})).toEqual([
    [2, 'Number', 'spreadsheet.problem.date'],
  ])
  expect(problemsOf('Id|Number\na|46054')).toEqual([])
})

test.each(['MAR-01', 'A-1-2026', '12-05'])('%s is a code and no date', (code) => {
  expect(problemsOf(`Id|Number\na|${code}`)).toEqual([])
})
