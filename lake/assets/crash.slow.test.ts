import {createHash} from 'node:crypto'
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '../lake.ts'
import {lakeProgram, run} from '../testing/process.ts'

/** Uploads different files for ever, and prints the id of each acknowledged one. */
const WRITER = `
  const writer = async (name) => {
    for (let index = 0; ; index += 1) {
      const response = await request('/v1/assets/files/production', name + index + 'x'.repeat((index * 7919) % 200_000))
      print((await response.json()).document._id)
    }
  }
  await Promise.all(['a', 'b', 'c'].map(writer))
`

test('a process that is killed while it receives uploads loses none that it acknowledged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-kill-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const options = {
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
    token: 'x'.repeat(40),
  }
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const enough = ({length}: string[]) => length > 10
    const {lines} = await run(lakeProgram(options, WRITER), {kill: enough, delay: 50 * round})
    acknowledged.push(...lines)
  }

  const lake = openLake(options)
  const {store} = lake.assets
  const {documents} = lake.dataset('production')
  expect(acknowledged.length).toBeGreaterThan(30)
  expect(acknowledged.filter((id) => !documents.has(id))).toEqual([])
  const assets = [...documents.values()].filter(({_type}) => _type === 'sanity.fileAsset')
  for (const {_id, sha1hash, size} of assets) {
    const bytes = readFileSync(store.pathOf(_id.slice('file-'.length, -'-bin'.length)))
    expect([createHash('sha1').update(bytes).digest('hex'), bytes.length]).toEqual([sha1hash, size])
  }
  expect(readdirSync(join(dataDir, 'assets/incoming'))).toEqual([])
  lake.close()
}, 120_000)
