import {expect, test} from 'vitest'
import {cellsOf, COLUMNS, pasted, patchOf, rupeesOf} from './cells.ts'

test.each([
  ['₹ 1,20,000', 120_000],
  ['1.2 lakh', 120_000],
  ['2 Lacs', 200_000],
  ['20k', 20_000],
  ['Rs. 950/-', 950],
  ['1.5 crore', 15_000_000],
  ['1.250 lakh', 125_000],
  ['25000.00', 25_000],
  ['12,34,56,789', 123_456_789],
  ['1,200,000', 1_200_000],
])('%s is %i rupees', (text, rupees) => {
  expect(rupeesOf(text)).toBe(rupees)
})

test.each(['220 SFT', 'on request', '-5', '1.2.3', '', '25.000', '25000,00', '1.250,00'])(
  '%j is no price in rupees',
  (text) => {
    expect(rupeesOf(text)).toBeUndefined()
  },
)

test.each([',', '₹ ,', '10,0000', '12,5000', '1,2,000', ',500', '1.5', '0.4', '12.50'])(
  '%j is no price: its commas are misplaced, or it has paise',
  (text) => {
    expect(rupeesOf(text)).toBeUndefined()
  },
)

const columnOf = (name: string) => {
  const column = COLUMNS.find((each) => each.name === name)
  if (!column) throw new TypeError(`No column is named ${name}`)
  return column
}

test('a cell becomes a patch of its field, and an empty cell removes it', () => {
  expect(patchOf({id: 'a', column: columnOf('value'), text: '1.2 lakh'})).toEqual({set: {value: 120_000}})
  expect(patchOf({id: 'a', column: columnOf('material'), text: ' Kota '})).toEqual({
    set: {'facts.material': 'Kota'},
  })
  expect(patchOf({id: 'a', column: columnOf('range'), text: ' '})).toEqual({unset: ['range']})
  expect(patchOf({id: 'a', column: columnOf('value'), text: 'ask'})).toBeUndefined()
})

test.each([
  ['one', [['one']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\r\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"two\nlines"\t"says ""so"""', [['two\nlines', 'says "so"']]],
])('the clipboard %j has the cells %j', (clipboard, cells) => {
  expect(cellsOf(clipboard)).toEqual(cells)
})

test('pasted cells fill to the right and down, and stop at the edge of the table', () => {
  const changes = pasted('Lotus\tA lotus\nBowl\tA bowl\nMore\tx', {row: 1, column: 0}, ['a', 'b', 'c'])
  expect(changes.map(({id, column, text}) => [id, column.name, text])).toEqual([
    ['b', 'name', 'Lotus'],
    ['b', 'alt', 'A lotus'],
    ['c', 'name', 'Bowl'],
    ['c', 'alt', 'A bowl'],
  ])
})
