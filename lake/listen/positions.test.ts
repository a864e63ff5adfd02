import {mkdtempSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openPositions, Positions} from './positions.ts'

const positions = new Positions('a secret')

test.each([{sequence: 0}, {sequence: 2 ** 48 - 1}, {sequence: 7, index: 1}, {sequence: 7, index: 1_000_000}])(
  '%j is the same after it was sealed and opened',
  (position) => {
    expect(positions.open(positions.seal(position))).toEqual(position)
    expect(new Positions('a secret').open(positions.seal(position))).toEqual(position)
  },
)

test('an id is still known after a restart, and its secret is readable by this user only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'positions-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const id = openPositions(dataDir).seal({sequence: 7})
  expect(openPositions(dataDir).open(id)).toEqual({sequence: 7})
  expect(statSync(join(dataDir, 'event-secret')).mode & 0o777).toBe(0o600)
  expect(openPositions(':memory:').open(id)).toBeUndefined()
})

test('ids are equally long and all different, so neither size nor equality tells anything', () => {
  const ids = [1, 1, 1, 2, 500, 1_000_000].map((sequence) => positions.seal({sequence}))
  expect(new Set(ids).size).toBe(6)
  expect(new Set(ids.map((id) => id.length)).size).toBe(1)
})

test.each([
  '',
  '12',
  'nonsense',
  'A'.repeat(51),
  'é'.repeat(51),
  new Positions('another').seal({sequence: 3}),
])('%j is no id of this lake', (id) => {
  expect(positions.open(id)).toBeUndefined()
})
