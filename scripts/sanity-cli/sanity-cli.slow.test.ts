import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

const MINUTE_MS = 60_000

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: SanityClient
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanity-cli-'))
  shop = await startTestLake()
  const {projectId, dataset, apiHost, token} = shop
  const target = {projectId, dataset, apiHost, useProjectHostname: false}
  client = createClient({...target, token, apiVersion: '2025-02-19', useCdn: false, perspective: 'raw'})
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, {recursive: true, force: true})
})

/** Runs `npm run sanity -- …` on the lake of the test. */
function sanity(...args: string[]) {
  const {port} = new URL(shop.apiHost)
  const env = {PORT: port, DATA_DIR: folder, LAKE_TOKEN: shop.token, SANITY_PROJECT_ID: ''}
  return run(process.execPath, ['scripts/commands/sanity.ts', ...args], {cwd: root, env})
}

const documentsOf = (dataset: string) =>
  client
    .withConfig({dataset})
    .fetch(
      '*[!(_type match "sanity.*")] | order(_id) {_id, _type, title, "file": image.asset->sha1hash, price}',
    )

test(
  'the "sanity" tool lists, creates, publishes, exports, imports and deletes datasets of the embedded lake',
  async () => {
    const bytes = await sharp({create: {width: 8, height: 10, channels: 3, background: '#a45'}})
      .png()
      .toBuffer()
    const picture = await client.assets.upload('image', bytes, {filename: 'lotus.png'})
    const image = {_type: 'image', asset: {_type: 'reference', _ref: picture._id}}
    await client.create({_id: 'gates', _type: 'category', title: 'Gates'})
    const category = {_type: 'reference', _ref: 'gates'}
    await client.create({_id: 'gate', _type: 'product', title: 'Lotus gate', price: 1.5, image, category})
    await client.create({_id: 'drafts.gate', _type: 'product', title: 'Lotus gate, changed', image})

    expect(await sanity('dataset', 'list')).toMatchObject({
      code: 0,
      output: expect.stringContaining('production'),
    })
    expect((await sanity('dataset', 'create', 'copy', '--visibility', 'private')).code).toBe(0)
    expect(shop.lake.dataset('copy').aclMode).toBe('private')

    const file = join(folder, 'shop.tar.gz')
    const exported = await sanity('dataset', 'export', 'production', file)
    expect(exported.output).toContain('Export finished')
    const imported = await sanity('dataset', 'import', file, '--dataset', 'copy')
    expect(imported.output).toContain('Imported 3 documents to dataset "copy"')
    expect(await documentsOf('copy')).toEqual(await documentsOf('production'))
    expect(await documentsOf('copy')).toHaveLength(3)

    const copy = client.withConfig({dataset: 'copy'})
    const {_rev} = await copy.patch('gate').set({title: 'Lotus gate, corrected'}).commit()
    expect((await sanity('dataset', 'import', file, '--dataset', 'copy', '--missing')).code).toBe(0)
    const kept = await copy.getDocument('gate')
    // The content stays, and the document has another revision all the same (docs/ordinary-world.md).
    expect([kept?.['title'], kept?._rev === _rev]).toEqual(['Lotus gate, corrected', false])

    expect((await sanity('dataset', 'visibility', 'set', 'copy', 'public')).code).toBe(0)
    expect(shop.lake.dataset('copy').aclMode).toBe('public')
    expect((await sanity('dataset', 'delete', 'copy', '--force')).code).toBe(0)
    expect(shop.lake.datasets().map(({name}) => name)).toEqual(['production'])
  },
  3 * MINUTE_MS,
)

test(
  'the tool checks the documents of the embedded lake against the schemas of the Studio',
  async () => {
    await client.create({_id: 'nameless', _type: 'category', name: ''})
    const {code, output} = await sanity('documents', 'validate', '--yes', '--level', 'error')
    expect(output).toContain('[category] nameless')
    expect(output).toContain('The site shows this line; write something here.')
    expect(code).toBeGreaterThan(0)
  },
  3 * MINUTE_MS,
)

const MIGRATION = `import {at, defineMigration, set} from 'sanity/migrate'
export default defineMigration({
  title: 'Loud titles',
  documentTypes: ['product'],
  migrate: {string: (text, [field]) => (field === 'title' ? set(text.toUpperCase()) : undefined)},
})`

test(
  'a migration is first shown as a dry run, and then carried out',
  async () => {
    const migrations = join(root, 'studio/migrations')
    const isNew = !existsSync(migrations)
    const own = join(migrations, `slow-test-${process.pid}`)
    mkdirSync(own, {recursive: true})
    onTestFinished(() => rmSync(isNew ? migrations : own, {recursive: true}))
    writeFileSync(join(own, 'index.ts'), MIGRATION)
    await client.createOrReplace({_id: 'urn', _type: 'product', title: 'Urn'})

    const dryRun = await sanity('migration', 'run', basename(own))
    expect(dryRun.output).toContain('set("URN")')
    expect(await client.getDocument('urn')).toMatchObject({title: 'Urn'})
    const made = await sanity('migration', 'run', basename(own), '--no-dry-run', '--no-confirm')
    expect(made).toMatchObject({code: 0, output: expect.stringContaining('completed')})
    expect(await client.getDocument('urn')).toMatchObject({title: 'URN'})
  },
  2 * MINUTE_MS,
)

test(
  'the tool lists users, and commands that need the hosted service fail with a sentence',
  async () => {
    expect((await sanity('users', 'list')).output).toContain('Administrator')
    const {code, output} = await sanity('hook', 'list')
    expect(output.replaceAll(/[\s›]+/g, ' ')).toContain('Webhooks are a service of hosted Sanity')
    expect(code).toBeGreaterThan(0)
  },
  MINUTE_MS,
)

test(
  'the tool prints what the lake rejects and ends with a failing exit code',
  async () => {
    const {code, output} = await sanity('dataset', 'export', 'nowhere', join(folder, 'nowhere.tar.gz'))
    expect(code).toBeGreaterThan(0)
    expect(output).toContain('nowhere')
  },
  MINUTE_MS,
)
