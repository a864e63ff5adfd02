import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {openLake} from '../lake.ts'
import {lakeProgram, run} from '../test-process.ts'
import {withoutBytes} from '../assets/stock.ts'

/**
 * Writes documents and files until each was refused three times, telling every answer; then tells what it still reads.
 * The first file finds room for its bytes but not for its document, the others not even for their bytes.
 */
const WRITER = `
  const report = (what) => tell(JSON.stringify(what))
  const post = async (path, body) => {
    const response = await request(path, body)
    return {status: response.status, answer: await response.json()}
  }
  for (let index = 0, refused = 0; refused < 3; index += 1) {
    const document = {_id: 'd' + index, _type: 't', text: 'x'.repeat(20_000)}
    const {status} = await post('/v1/data/mutate/production', JSON.stringify({mutations: [{create: document}]}))
    if (status !== 200) refused += 1
    report({id: document._id, status})
  }
  for (let index = 0, refused = 0; refused < 3; index += 1) {
    const {status, answer} = await post('/v1/assets/files/production', index + 'y'.repeat(3_000_000 + index * 4_000_000))
    if (status !== 200) refused += 1
    report({id: answer.document?._id ?? 'file', status})
  }
  const response = await request('/v1/data/query/production?query=count(*)')
  report({id: 'read', status: response.status})
`
const MAX_BLOCKS = 12_000 // of 512 bytes, in each file
const line = z.object({id: z.string(), status: z.number()})

test('a disk that takes no more refuses with 503, loses nothing acknowledged, and goes on reading', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-full-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const options = {
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
    token: 'x'.repeat(40),
  }
  // The kernel refuses in the middle of a write, as a full disk does, at whatever file gets there first.
  const {lines} = await run(lakeProgram(options, WRITER), {limit: `ulimit -f ${MAX_BLOCKS}`})
  const answers = lines.map((text) => line.parse(JSON.parse(text)))

  const acknowledged = answers.filter(({status}) => status === 200).map(({id}) => id)
  const refused = answers.filter(({status}) => status !== 200)
  expect(refused.map(({status}) => status)).toEqual([503, 503, 503, 503, 503, 503])
  expect(acknowledged.length).toBeGreaterThan(50)
  expect(acknowledged.at(-1)).toBe('read')

  expect(readdirSync(join(dataDir, 'assets/incoming'))).toEqual([])
  const lake = openLake(options)
  const {documents} = lake.dataset('production')
  const kept = acknowledged.filter((id) => id !== 'read')
  expect([...documents.keys()].sort()).toEqual([...kept].sort())
  expect(withoutBytes(dataDir, documents.keys())).toEqual([])
  lake.close()
}, 60_000)
