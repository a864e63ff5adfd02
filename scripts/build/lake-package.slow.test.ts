import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

const MINUTE_MS = 60_000
/** Other versions of Node to try the package with, as paths of their programs with `:` between them. */
const NODES = [process.execPath, ...(process.env.LAKE_NODES ?? '').split(':').filter(Boolean)]

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
})

let project: string
let needed: z.infer<typeof manifest>
const installed = () => join(project, 'node_modules/@stone-designs/lake')

/** Installs a package of this repository in the project, without the network. */
function link(name: string) {
  const path = join(project, 'node_modules', name)
  if (existsSync(path)) return
  mkdirSync(dirname(path), {recursive: true})
  symlinkSync(join(root, 'node_modules', name), path)
}

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'lake-user-'))
  const packed = await run(process.execPath, ['scripts/commands/lake-package.ts', project], {cwd: root})
  if (packed.code !== 0) throw new Error(packed.output)
  const archive = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? ''
  mkdirSync(installed(), {recursive: true})
  const unpacked = await run('tar', [
    'xzf',
    join(project, archive),
    '-C',
    installed(),
    '--strip-components=1',
  ])
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  needed = manifest.parse(JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')))
  for (const name of Object.keys({...needed.dependencies, ...needed.peerDependencies})) link(name)
  writeFileSync(join(project, 'package.json'), '{"type": "module"}')
}, 2 * MINUTE_MS)
afterAll(() => rmSync(project, {recursive: true, force: true}))

test('the package imports only what it declares, and holds no sources and no tests', () => {
  const files = readdirSync(installed(), {recursive: true, encoding: 'utf8'})
  expect(files.filter((name) => /(?<!\.d)\.ts$|\.test\.|testing\//.test(name))).toEqual([])
  const declared = Object.keys({
    ...needed.dependencies,
    ...needed.optionalDependencies,
    ...needed.peerDependencies,
  })
  const imported = files
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(installed(), name), 'utf8').matchAll(
        /^(?:import|export) .*?from ['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)|import\(['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/gm,
      ),
    ])
    .map(([, name, lazy]) => name ?? lazy ?? '')
    .filter((name) => !name.startsWith('node:'))
  expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([])
})

const USE = `
import {createLake} from '@stone-designs/lake/testing'
const lake = await createLake({memory: true, seed: [{_id: 'a', _type: 'note', text: 'Hello'}]})
const copy = lake.clone()
await copy.client().patch('a').set({text: 'Changed'}).commit()
const texts = await Promise.all([lake, copy].map((each) => each.client().fetch('*[_id == "a"][0].text')))
const found = await copy.client().fetch('*[_type == "note" && [text] match text::query("chan*")]._id')
const file = await copy.client().assets.upload('file', Buffer.from('a list'), {filename: 'list.txt'})
const picture = await copy.client().assets.upload('image', Buffer.from('no picture')).catch((error) => error.message)
console.log(JSON.stringify({texts, found, file: file.originalFilename, picture}))
await copy.close()
await lake.close()
`

test.each(NODES)(
  'an empty project uses it with %s, with sharp and without',
  async (node) => {
    writeFileSync(join(project, 'use.js'), USE)
    const use = async () => {
      const {code, output} = await run(node, ['--disable-warning=ExperimentalWarning', 'use.js'], {
        cwd: project,
      })
      expect([code, output]).toEqual([0, expect.stringContaining('{"texts"')])
      const answer: unknown = JSON.parse(output.slice(output.indexOf('{"texts"')))
      return answer
    }
    rmSync(join(project, 'node_modules/sharp'), {force: true})
    const common = {texts: ['Hello', 'Changed'], found: ['a'], file: 'list.txt'}
    expect(await use()).toEqual({...common, picture: expect.stringContaining('npm install sharp')})
    link('sharp')
    expect(await use()).toEqual({...common, picture: expect.stringContaining('image')})

    const bin = join(installed(), 'lake/alone/bin.js')
    expect(await run(node, [bin, 'check', '--data', 'nowhere'], {cwd: project})).toEqual({
      code: 1,
      output: 'There is no lake in nowhere.\n',
    })
  },
  MINUTE_MS,
)

const TYPED = `
import {createLake, type LocalLake} from '@stone-designs/lake/testing'
import {lakeTest} from '@stone-designs/lake/vitest'
import {openLake} from '@stone-designs/lake'
export const test = lakeTest({seed: [{_type: 'note'}], now: () => new Date()})
export const made: Promise<LocalLake> = createLake({memory: true, seed: 'x.tar.gz'})
// @ts-expect-error a lake has a folder
openLake({})
test('typed', async ({lake, client}) => {
  const count: number = await client.fetch('count(*)')
  lake.at(new Date()).requests.push({method: 'GET', path: '/', sentence: String(count)})
})
`

test(
  'its types are found by TypeScript, as Node and bundlers resolve them',
  async () => {
    writeFileSync(join(project, 'typed.ts'), TYPED)
    for (const name of ['@types', 'typescript-7']) link(name)
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'ES2023', '--types', 'node']
    for (const module of ['nodenext', 'preserve']) {
      const {output} = await run(process.execPath, [tsc, ...options, '--module', module, 'typed.ts'], {
        cwd: project,
      })
      expect(output, module).toBe('')
    }
  },
  MINUTE_MS,
)
