import {spawnSync} from 'node:child_process'
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {openLake} from '../lake.ts'
import {lakeProgram, run} from '../testing/process.ts'
import {assetsWithoutBytes} from '../assets/asset-files.ts'

/** The helpers of both programs. */
const TOOLS = `
  const report = (what) => print(JSON.stringify(what))
  const post = async (path, body) => {
    const response = await request(path, body)
    return {status: response.status, answer: await response.json()}
  }
  const write = async (_id) => {
    const document = {_id, _type: 't', text: 'x'.repeat(20_000)}
    const {status} = await post('/v1/data/mutate/production', JSON.stringify({mutations: [{create: document}]}))
    report({id: _id, status})
    return status
  }
  const upload = async (bytes) => {
    const {status, answer} = await post('/v1/assets/files/production', bytes)
    report({id: answer.document?._id ?? 'file', status})
    return status
  }
`

/**
 * Writes documents and files until each was rejected three times, and prints every answer; then prints whether a query
 * still works. The disk has room for the bytes of the first file but not for its document, and not for later files.
 */
const WRITER = `
  ${TOOLS}
  for (let index = 0, rejected = 0; rejected < 3; index += 1) if ((await write('d' + index)) !== 200) rejected += 1
  for (let index = 0, rejected = 0; rejected < 3; index += 1)
    if ((await upload(index + 'y'.repeat(3_000_000 + index * 4_000_000))) !== 200) rejected += 1
  const response = await request('/v1/data/query/production?query=count(*)')
  report({id: 'read', status: response.status})
`
const MAX_BLOCKS = 12_000 // of 512 bytes, in each file
const line = z.object({id: z.string(), status: z.number()})

function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-full-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const names = {publicBase: 'http://shop.example/lake', projectId: 'stone', dataset: 'production'}
  return {dataDir, ...names, token: 'x'.repeat(40)}
}

/** The ids in a lake that is opened again, after checking that the bytes of all its assets are there. */
function known(options: ReturnType<typeof newFolder>) {
  expect(readdirSync(join(options.dataDir, 'assets/incoming'))).toEqual([])
  const lake = openLake(options)
  const {documents} = lake.dataset('production')
  expect(assetsWithoutBytes(options.dataDir, documents.keys())).toEqual([])
  lake.close()
  return [...documents.keys()].sort()
}

test('a full disk gives 503, loses nothing acknowledged, and reading still works', async () => {
  const options = newFolder()
  // Like a full disk, the kernel refuses in the middle of a write to whichever file reaches the limit first.
  const {lines} = await run(lakeProgram(options, WRITER), {limit: `ulimit -f ${MAX_BLOCKS}`})
  const answers = lines.map((text) => line.parse(JSON.parse(text)))

  const acknowledged = answers.filter(({status}) => status === 200).map(({id}) => id)
  const rejected = answers.filter(({status}) => status !== 200)
  expect(rejected.map(({status}) => status)).toEqual([503, 503, 503, 503, 503, 503])
  expect(acknowledged.length).toBeGreaterThan(50)
  expect(acknowledged.at(-1)).toBe('read')

  const kept = acknowledged.filter((id) => id !== 'read')
  expect(known(options)).toEqual([...kept].sort())
}, 60_000)

/** Like `WRITER`, until a document and a file were rejected; then there is room again, and both are accepted. */
const MAKES_ROOM = `
  ${TOOLS}
  const {execFileSync} = await import('node:child_process')
  for (let index = 0; (await write('d' + index)) === 200; index += 1);
  await upload('y'.repeat(7_000_000))
  await write('rejected')
  execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=unlimited'])
  await write('again')
  await upload('z'.repeat(7_000_000))
`

// `prlimit` lifts the limit of a running process. Most Linux machines have it.
const canMakeRoom = spawnSync('sh', ['-c', 'prlimit --version']).status === 0

test.runIf(canMakeRoom)(
  'once a full disk has room, changes and files are accepted without a restart, and rejected ones stay away',
  async () => {
    const options = newFolder()
    const limit = `ulimit -S -f ${MAX_BLOCKS}`
    const {lines} = await run(lakeProgram(options, MAKES_ROOM), {limit})
    const answers = lines.map((text) => line.parse(JSON.parse(text)))
    expect(answers.slice(-5).map(({status}) => status)).toEqual([503, 503, 503, 200, 200])
    const acknowledged = answers.filter(({status}) => status === 200).map(({id}) => id)
    expect(acknowledged.length).toBeGreaterThan(50)
    expect(known(options)).toEqual(acknowledged.sort())
  },
  60_000,
)
