import {inflateRawSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {readGrid, UnreadableFile} from './read-grid.ts'
import {csvOf, excelOf} from './write-grid.ts'

const ROWS = [
  ['Id', 'Name', 'Price (₹)'],
  ['a', 'శిల్పం, "lotus"; ₹ 5\nsecond line', 20_000],
  ['b', '=HYPERLINK("http://x")', ''],
  ['c', "'=1+1", 7],
  ['d', "'quoted' and @home", ''],
  ['', '', ''],
  ['e', '-5 cm', ''],
  ['f', '@sum', ''],
  ['007', '+91 90000', ''],
  ['g', '\t=1', ''],
]

const cellsOf = async (file: Blob) => (await readGrid(file)).map(({cells}) => cells)
const asTexts = ROWS.map((cells) => cells.map(String))
const fileOf = (text: string) => new Blob([text])

test('a CSV file and an Excel file give back the same cells, in every script and with formulas in them', async () => {
  expect(await cellsOf(await csvOf(ROWS))).toEqual(asTexts)
  expect(await cellsOf(await excelOf(ROWS))).toEqual(asTexts)
})

test('no cell of a CSV file begins with a sign that runs as a formula', async () => {
  const text = await (await csvOf(ROWS)).text()
  for (const [, cell] of text.matchAll(/(?:^|,|\r\n)"?([^,"\r\n]*)/g)) expect(cell).not.toMatch(/^[=+\-@\t]/)
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('a CSV file says that it is UTF-8, and has Windows line endings', async () => {
  const file = await csvOf(ROWS)
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await file.text()).toMatch(/^Id,Name,Price \(₹\)\r\n/)
})

/** Text of a compressed part of an archive. Its header has 30 bytes and the name. */
function partOf(archive: Buffer, name: string): string {
  return inflateRawSync(archive.subarray(archive.indexOf(name) + name.length)).toString()
}

test('an Excel file has texts and numbers, and no formula', async () => {
  const sheet = partOf(Buffer.from(await (await excelOf(ROWS)).arrayBuffer()), 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<v>20000</v>')
  expect(sheet).not.toContain('<f>')
})

test.each([
  ['semicolons', 'Id;Name;Note\r\na;"Lotus, large";1,5 m\r\nb;Bowl;\r\n'],
  ['tabs', 'Id\tName\tNote\na\tLotus, large\t1,5 m\nb\tBowl\t\n'],
])('a file with %s between its cells is read', async (_kind, text) => {
  expect((await cellsOf(fileOf(text))).slice(0, 3)).toEqual([
    ['Id', 'Name', 'Note'],
    ['a', 'Lotus, large', '1,5 m'],
    ['b', 'Bowl', ''],
  ])
})

test('the Unicode text of Excel is read', async () => {
  const bytes = new Uint8Array(Buffer.from('\uFEFFId\tName\r\na\tశిల్పం', 'utf16le'))
  expect(await cellsOf(new Blob([bytes]))).toEqual([
    ['Id', 'Name'],
    ['a', 'శిల్పం'],
  ])
})

test('rows keep their numbers when cells have line breaks and rows are empty', async () => {
  const grid = await readGrid(fileOf('Id,Name\r\n"a","two\r\nlines"\r\n\r\nb,Bowl\r\n'))
  expect(grid.find(({cells}) => cells[0] === 'b')?.number).toBe(4)
})

test('a cell that Excel turned into a date is read as a date', async () => {
  const {default: write} = await import('write-excel-file/universal')
  const day = {value: new Date(2026, 2, 1), type: Date, format: 'd-mmm'}
  expect((await cellsOf(await write([['Number'], [day]]).toBlob()))[1]?.[0]).toBeInstanceOf(Date)
})

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46])
const PROTECTED = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
const LATIN = new Uint8Array(Buffer.from('Id,Name\r\na,Caf\xe9', 'latin1'))

test.each([
  ['a picture', new Blob([JPEG]), 'unknown'],
  ['an archive that is no workbook', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])]), 'unknown'],
  ['a workbook with a password', new Blob([PROTECTED]), 'locked'],
  ['a text in an old encoding', new Blob([LATIN]), 'encoding'],
  ['a cell that is never closed', fileOf('Id,Name\na,"Lotus\nb,Bowl\n'), 'quotes'],
  ['more than 5 MB', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'large'],
  ['more than 5,000 products', fileOf('Id\n'.repeat(5002)), 'long'],
])('rejects %s', async (_what, file, reason) => {
  await expect(readGrid(file)).rejects.toEqual(expect.objectContaining({reason}))
  await expect(readGrid(file)).rejects.toBeInstanceOf(UnreadableFile)
})
