import {expect, test} from 'vitest'
import {cellsOf, COLUMNS, pasted, patchOf} from './cells.ts'

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

test('an availability is taken however it is typed, and nothing else is', () => {
  const patch = (text: string) => patchOf({id: 'a', column: columnOf('availability'), text})
  for (const text of ['toOrder', 'Made to order', 'to order'])
    expect(patch(text)).toEqual({set: {availability: 'toOrder'}})
  expect(patch('One of a kind')).toEqual({set: {availability: 'oneOfAKind'}})
  expect(patch(' ')).toEqual({unset: ['availability']})
  expect(patch('maybe')).toBeUndefined()
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
