import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {openLake} from '../lake.ts'
import {lakeProgram, run} from '../testing/process.ts'

const ROUNDS = 6
const dataDir = mkdtempSync(join(tmpdir(), 'lake-'))
afterAll(() => rmSync(dataDir, {recursive: true}))

const options = {dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production'}

/** Moves one unit between two accounts, as fast as it can, and prints each acknowledged transaction. */
const CLERK = lakeProgram(
  options,
  `
  const account = (_id) => ({createIfNotExists: {_id, _type: 'account', units: 1000}})
  dataset.commit({mutations: [account('left'), account('right')], author: 'clerk'})
  for (;;) {
    const {transactionId} = dataset.commit({
      mutations: [{patch: {id: 'left', dec: {units: 1}}}, {patch: {id: 'right', inc: {units: 1}}}],
      author: 'clerk',
    })
    print(transactionId)
  }`,
)

test('a process that is killed loses no acknowledged transaction and leaves none incomplete', async () => {
  let moved = 0
  for (let round = 0; round < ROUNDS; round++) {
    // Each round kills the process at another, random moment of its work.
    const {lines: acknowledged} = await run(CLERK, {kill: ({length}) => length === 20 + round * 17})
    const lake = openLake(options)
    const dataset = lake.dataset('production')
    const kept = acknowledged.filter((id) => dataset.past.transaction(id))
    expect(kept).toEqual(acknowledged)

    const units = (id: string) => Number(dataset.documents.get(id)?.units)
    expect(units('left') + units('right')).toBe(2000)
    expect(units('right') - 1000).toBeGreaterThanOrEqual(moved + acknowledged.length)
    moved = units('right') - 1000

    // Reverting the log leads from the current documents back to their creation.
    const [first] = dataset.past.since(0, 1)
    expect(first?.changes.map(({previous, next}) => [previous, next?.units])).toEqual([
      [undefined, 1000],
      [undefined, 1000],
    ])
    expect(lake.database.sql.prepare('PRAGMA integrity_check').get()).toEqual({integrity_check: 'ok'})
    lake.close()
  }
}, 60_000)
