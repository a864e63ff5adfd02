import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {openLake, type Lake} from '../lake.ts'
import {lakeProgram, run} from '../testing/process.ts'

const ROUNDS = 4
const PIECES = 20
const dataDir = mkdtempSync(join(tmpdir(), 'lake-'))
afterAll(() => rmSync(dataDir, {recursive: true}))

const options = {dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production'}

/**
 * Makes releases of twenty pieces each, as fast as it can: every other one is published at once, the rest are
 * given a time that comes within milliseconds, and so left to the clock.
 */
const CLERK = lakeProgram(
  options,
  `
  const act = (...actions) => dataset.commit({actions, author: 'clerk'})
  for (let number = 0; ; number++) {
    const releaseId = 'r' + process.pid + '-' + number
    const versions = Array.from({length: ${PIECES}}, (_, piece) => ({
      actionType: 'sanity.action.document.version.create',
      publishedId: 'p' + piece,
      document: {_id: 'versions.' + releaseId + '.p' + piece, _type: 'piece', release: releaseId},
    }))
    act({actionType: 'sanity.action.release.create', releaseId, metadata: {}}, ...versions)
    const publishAt = new Date(Date.now() + 5).toISOString()
    if (number % 2 === 0) act({actionType: 'sanity.action.release.publish', releaseId})
    else act({actionType: 'sanity.action.release.schedule', releaseId, publishAt})
    tell(releaseId)
    await new Promise((resolve) => setTimeout(resolve, number % 7))
  }`,
)

/** What a release says, beside what is there of its versions and of its pieces. */
function trace(lake: Lake, releaseId: string) {
  const {documents} = lake.dataset('production')
  const state = documents.get(`_.releases.${releaseId}`)?.state
  const versions = [...documents.keys()].filter((id) => id.startsWith(`versions.${releaseId}.`)).length
  return {state, versions}
}

test('a process killed while it publishes leaves no release half published, and what was due is published at the next start', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const {lines: acknowledged} = await run(CLERK, {kill: ({length}) => length === 6 + round * 9})
    // Those scheduled in the last moment are due by now.
    await new Promise((resolve) => setTimeout(resolve, 10))
    const lake = openLake(options)
    const published = {state: 'published', versions: 0}
    expect(acknowledged.map((releaseId) => trace(lake, releaseId))).toEqual(acknowledged.map(() => published))

    const {documents} = lake.dataset('production')
    const names = [...documents.keys()].filter((id) => id.startsWith('_.releases.'))
    for (const name of names) {
      expect([published, {state: 'active', versions: PIECES}]).toContainEqual(
        trace(lake, name.slice('_.releases.'.length)),
      )
    }
    // One release was the last to be published, and every piece is of that one.
    const pieces = Array.from({length: PIECES}, (_, piece) => documents.get(`p${piece}`)?.release)
    expect(new Set(pieces).size).toBe(1)
    expect(lake.database.sql.prepare('PRAGMA integrity_check').get()).toEqual({integrity_check: 'ok'})
    lake.close()
  }
}, 60_000)
