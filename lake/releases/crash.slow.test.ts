import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {openLake, type Lake} from '../lake.ts'
import {lakeProgram, run} from '../testing/process.ts'

const ROUNDS = 4
const PRODUCTS = 20
const dataDir = mkdtempSync(join(tmpdir(), 'lake-'))
afterAll(() => rmSync(dataDir, {recursive: true}))

const options = {dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production'}

/**
 * Makes releases of twenty products each, as fast as it can. Every other one is published at once; the rest are
 * scheduled for some milliseconds later, so that the release clock publishes them.
 */
const CLERK = lakeProgram(
  options,
  `
  const act = (...actions) => dataset.commit({actions, author: 'clerk'})
  for (let number = 0; ; number++) {
    const releaseId = 'r' + process.pid + '-' + number
    const versions = Array.from({length: ${PRODUCTS}}, (_, index) => ({
      actionType: 'sanity.action.document.version.create',
      publishedId: 'p' + index,
      document: {_id: 'versions.' + releaseId + '.p' + index, _type: 'product', release: releaseId},
    }))
    act({actionType: 'sanity.action.release.create', releaseId, metadata: {}}, ...versions)
    const publishAt = new Date(Date.now() + 5).toISOString()
    if (number % 2 === 0) act({actionType: 'sanity.action.release.publish', releaseId})
    else act({actionType: 'sanity.action.release.schedule', releaseId, publishAt})
    print(releaseId)
    await new Promise((resolve) => setTimeout(resolve, number % 7))
  }`,
)

/** The state of a release, and the number of its versions. */
function trace(lake: Lake, releaseId: string) {
  const {documents} = lake.dataset('production')
  const state = documents.get(`_.releases.${releaseId}`)?.state
  const versions = [...documents.keys()].filter((id) => id.startsWith(`versions.${releaseId}.`)).length
  return {state, versions}
}

test('a process killed while it publishes leaves no release half published, and the next start publishes overdue ones', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const {lines: acknowledged} = await run(CLERK, {kill: ({length}) => length === 6 + round * 9})
    // Now the last scheduled releases are due.
    await new Promise((resolve) => setTimeout(resolve, 10))
    const lake = openLake(options)
    const published = {state: 'published', versions: 0}
    expect(acknowledged.map((releaseId) => trace(lake, releaseId))).toEqual(acknowledged.map(() => published))

    const {documents} = lake.dataset('production')
    const names = [...documents.keys()].filter((id) => id.startsWith('_.releases.'))
    for (const name of names) {
      expect([published, {state: 'active', versions: PRODUCTS}]).toContainEqual(
        trace(lake, name.slice('_.releases.'.length)),
      )
    }
    // One release was published last, and every product comes from that one.
    const products = Array.from({length: PRODUCTS}, (_, index) => documents.get(`p${index}`)?.release)
    expect(new Set(products).size).toBe(1)
    expect(lake.database.sql.prepare('PRAGMA integrity_check').get()).toEqual({integrity_check: 'ok'})
    lake.close()
  }
}, 60_000)
