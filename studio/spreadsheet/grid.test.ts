import {readFile} from 'node:fs/promises'
import {constants, deflateRawSync, inflateRawSync} from 'node:zlib'
import {strToU8, unzipSync, zipSync} from 'fflate'
import {expect, test} from 'vitest'
import {NO_RESULT} from './formulas.ts'
import {readSheets} from './read-grid.ts'
import {UnreadableFile} from './unreadable-file.ts'
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
  ['h', 'Model _x0041_, _x005F_x0041_', ''],
]

const readGrid = async (file: Blob) => (await readSheets(file))[0]?.rows ?? []
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

const given = async (name: string) =>
  new Blob([new Uint8Array(await readFile(new URL(`files/${name}`, import.meta.url)))])

test('codes of characters in an Excel file are read as the characters', async () => {
  const names = (await cellsOf(await given('escapes.xlsx'))).map((cells) => cells[3])
  expect(names.slice(1, 3)).toEqual(['Lotus bowl\r\nwith stand', 'Size _x0041_'])
})

test('Excel shows a text that looks like the code of a character as it was typed', async () => {
  const file = await excelOf([['Name'], ['Model _x0041_']])
  expect(partOf(Buffer.from(await file.arrayBuffer()), 'xl/sharedStrings.xml')).toContain(
    'Model _x005F_x0041_',
  )
})

test('a text that looks like the code of a character stays as it is in a CSV file', async () => {
  expect(await cellsOf(fileOf('Id,Name\na,Model _x0041_'))).toEqual([
    ['Id', 'Name'],
    ['a', 'Model _x0041_'],
  ])
})

test('all sheets of a workbook are read, with their names, and the hidden ones are known', async () => {
  const sheets = await readSheets(await given('hidden-first.xlsx'))
  expect(sheets.map(({name, isHidden, rows}) => [name, isHidden, rows.length])).toEqual([
    ['Prices 2025', true, 3],
    ['Prices 2026', false, 4],
  ])
})

test('a first line that names the sign between cells is obeyed, and counts as no row', async () => {
  const [head, first] = await readGrid(await given('sep-line.csv'))
  expect(head).toEqual({number: 1, cells: ['Id', 'Name', 'Price (₹)']})
  expect(first?.cells[2]).toBe('25500')
})

test.each([
  ['with capitals', 'SEP=|\nId|Name\na|x, y; z'],
  ['in quotes', '"sep=;"\r\nId;Name\r\na;"x, y; z"'],
  ['without a sign', 'sep=\nId;Name\na;"x, y; z"'],
  ['for tabs', 'sep=\t\nId\tName\na\tx, y; z'],
])('a line for the sign between cells is read %s', async (_how, text) => {
  expect(await cellsOf(fileOf(text))).toEqual([
    ['Id', 'Name'],
    ['a', 'x, y; z'],
  ])
})

test.each([',', ';', '\t'])('the sign %j between cells is found below lines without any', async (sign) => {
  const lines = [
    'Stone Designs',
    'Prices of 2026',
    '',
    '',
    'as of May',
    '',
    ['Id', 'Name', 'Price'].join(sign),
  ]
  const cells = await cellsOf(fileOf([...lines, ['a', 'Bowl', '5'].join(sign)].join('\r\n')))
  expect(cells.slice(-2)).toEqual([
    ['Id', 'Name', 'Price'],
    ['a', 'Bowl', '5'],
  ])
})

test.each([
  ['the most significant byte first', '\uFEFF', true],
  ['the most significant byte first and no mark', '', true],
  ['the least significant byte first and no mark', '', false],
])('text in UTF-16 is read with %s', async (_how, mark, isSwapped) => {
  const bytes = Buffer.from(`${mark}Id,Name\r\na,శిల్పం`, 'utf16le')
  expect(await cellsOf(new Blob([new Uint8Array(isSwapped ? bytes.swap16() : bytes)]))).toEqual([
    ['Id', 'Name'],
    ['a', 'శిల్పం'],
  ])
})

test('a CSV file of another program in UTF-16 is read', async () => {
  expect((await cellsOf(await given('utf16be-mark.csv')))[1]?.[1]).toContain('కమలం')
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
])('rejects %s', async (_what, file, reason) => {
  await expect(readSheets(file)).rejects.toEqual(expect.objectContaining({reason}))
  await expect(readSheets(file)).rejects.toBeInstanceOf(UnreadableFile)
})

const MB = 2 ** 20
/** 16 MB of zeros in 16 kB. It ends where a copy of itself may follow. */
const ZEROS = deflateRawSync(Buffer.alloc(16 * MB), {level: 9, finishFlush: constants.Z_FULL_FLUSH})

/** An Excel file whose one part unpacks to 4 GB. @param claimed size of that part in the directory */
function bomb(claimed: number): Blob {
  const data = Buffer.concat([...Array<Buffer>(256).fill(ZEROS), deflateRawSync(Buffer.alloc(0))])
  const name = Buffer.from('xl/workbook.xml')
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20)
  header.writeUInt16LE(8, 4)
  header.writeUInt32LE(data.length, 14)
  header.writeUInt32LE(claimed, 18)
  header.writeUInt16LE(name.length, 22)
  const part = Buffer.concat([Buffer.from('PK\x03\x04'), header, name, data])
  const version = Buffer.from([20, 0])
  const directory = Buffer.concat([Buffer.from('PK\x01\x02'), version, header, Buffer.alloc(14), name])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(part.length, 12)
  return new Blob([part, directory, Buffer.from('PK\x05\x06'), end])
}

test.each([
  ['says so', 2 ** 32 - 2, 'unpacked'],
  ['claims a few bytes', 1000, 'unknown'],
  ['claims a megabyte', MB, 'unknown'],
])('a file of 4 MB that unpacks to 4 GB and %s is rejected', async (_what, claimed, reason) => {
  const file = bomb(claimed)
  expect(file.size).toBeLessThan(5 * MB)
  await expect(readSheets(file)).rejects.toEqual(expect.objectContaining({reason}))
})

/** An Excel file with other XML in its sheet. */
async function withSheet(change: (xml: string) => string): Promise<Blob> {
  const parts = unzipSync(new Uint8Array(await (await excelOf(ROWS)).arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const xml = new TextDecoder().decode(parts[name])
  const changed = change(xml)
  expect(changed).not.toBe(xml)
  return new Blob([zipSync({...parts, [name]: strToU8(changed)})])
}

test.each([
  ['in row four billion', /<row r="3"/, '<row r="4000000000"', 'unknown'],
  ['in a column beyond the last one', /r="B3"/, 'r="ZZZ3"', 'unpacked'],
  ['in the last row and the last column', /r="B10"/, 'r="XFD1048576"', 'unpacked'],
  ['at a position that is spelled with an entity', /r="B3"/, 'r="B&#51;000000000"', 'unknown'],
])('a file with a text %s is rejected before it is read', async (_where, position, other, reason) => {
  const file = await withSheet((xml) => xml.replace(position, other))
  await expect(readSheets(file)).rejects.toEqual(expect.objectContaining({reason}))
})

/** The price of product `a`, from an Excel file with another cell for it. */
async function priceOf(cell: string) {
  const file = await withSheet((xml) => xml.replace(/<c r="C2".*?<\/c>/, cell))
  return (await cellsOf(file))[1]?.[2]
}

test.each([
  ['with an error', '<c r="C2" t="e"><f>VLOOKUP(1,A:A,2)</f><v>#N/A</v></c>'],
  ['with an error that only newer programs know', `<c t='e' r="C2"><v>#NEW!</v></c>`],
  ['that was never calculated', '<c r="C2" s="0"><f>20000*1.1</f></c>'],
  ['with an empty number as its result', '<c r="C2"><f>20000*1.1</f><v/></c>'],
  ['that is shared with other cells', '<c r="C2"><f t="shared" si="0"/></c>'],
  ['for a text that was never calculated', '<c r="C2" t="str"><f>"a"</f></c>'],
  ['whose tags have a prefix', '<x:c r="C2" t="e"><x:f>D1</x:f><x:v>#REF!</x:v></x:c>'],
])('a formula %s has no result, and is no empty cell', async (_how, cell) => {
  expect(await priceOf(cell)).toMatch(NO_RESULT)
})

test.each([
  ['a number', '<c r="C2"><f>20000*1.1</f><v>22000</v></c>', '22000'],
  ['a text', '<c r="C2" t="str"><f>"a"</f><v>a</v></c>', 'a'],
  ['an empty text', '<c r="C2" t="str"><f>IF(1,"","a")</f><v></v></c>', ''],
])('a formula with %s as its result is read as that', async (_what, cell, text) => {
  expect(await priceOf(cell)).toBe(text)
})

test('a sheet with very many cells that are never closed is rejected soon', async () => {
  const file = await withSheet((xml) => xml.replace('</sheetData>', '<c>'.repeat(200_000)))
  await expect(readSheets(file)).rejects.toEqual(expect.objectContaining({reason: 'unknown'}))
})

test.each([
  ['110000.00000000001', '110000'],
  ['114999.99999999999', '115000'],
  ['0.30000000000000004', '0.3'],
])('the number %s is read as Excel shows it: %s', async (value, text) => {
  expect(await priceOf(`<c r="C2"><v>${value}</v></c>`)).toBe(text)
})

test.each(['919000000000', '9007199254740991'])('the whole number %s keeps its digits', async (value) => {
  expect(await priceOf(`<c r="C2"><v>${value}</v></c>`)).toBe(value)
})

test('a file whose last row is formatted but empty is read', async () => {
  const file = await withSheet((xml) => xml.replace('</sheetData>', '<row r="1048576"></row></sheetData>'))
  expect(await cellsOf(file)).toEqual(asTexts)
})

test('a file with one long text in very many cells is rejected', async () => {
  const text = 'stone '.repeat(5000)
  const file = await excelOf(Array.from({length: 400}, () => [text]))
  expect(file.size).toBeLessThan(MB)
  await expect(readSheets(file)).rejects.toEqual(expect.objectContaining({reason: 'unpacked'}))
})
