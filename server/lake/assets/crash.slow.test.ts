import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {setTimeout} from 'node:timers/promises'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '../lake.ts'
import {assetsOf} from './assets.ts'

/** Uploads different files for ever, and tells the id of each once it is acknowledged. */
const WRITER = `
  const {openLake} = await import(process.env.LAKE_MODULE)
  const {lakeApp} = await import(process.env.APP_MODULE)
  const options = JSON.parse(process.env.LAKE_OPTIONS)
  const app = lakeApp(openLake(options))
  const headers = {authorization: 'Bearer ' + options.token}
  const writer = async (name) => {
    for (let index = 0; ; index += 1) {
      const body = name + index + 'x'.repeat((index * 7919) % 200_000)
      const response = await app.request('/v1/assets/files/production', {method: 'POST', headers, body})
      console.log((await response.json()).document._id)
    }
  }
  await Promise.all(['a', 'b', 'c'].map(writer))
`

test('a process that is killed while it takes uploads loses none that it acknowledged', async () => {
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
    const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER], {
      env: {
        ...process.env,
        LAKE_MODULE: new URL('../lake.ts', import.meta.url).href,
        APP_MODULE: new URL('../app.ts', import.meta.url).href,
        LAKE_OPTIONS: JSON.stringify({...options, dataDir}),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const before = acknowledged.length
    const lines = createInterface({input: child.stdout})
    lines.on('line', (line) => acknowledged.push(line))
    const ended = new Promise((resolve) => child.once('close', resolve))
    await expect.poll(() => acknowledged.length, {timeout: 15_000}).toBeGreaterThan(before + 10)
    await setTimeout(50 * round)
    child.kill('SIGKILL')
    await ended
  }

  const lake = openLake(options)
  const {store} = assetsOf(lake)
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
}, 60_000)
