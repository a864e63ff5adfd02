import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, onTestFinished, test, vi} from 'vitest'
import {readConfig} from '../config.ts'
import {openShop} from '../shop.ts'
import {builtBundle} from '../site/bundle.ts'
import {unpackFormerFolder} from './test-former-folder.ts'

// A minimal build, whose page is the name of a product.
const BUNDLE = `
export const isUnreachable = () => false
export const renderFile = async () => undefined
export const openAddresses = () => (path) => ({own: path, shared: path})
export async function render(request, {env, fetch}) {
  const query = encodeURIComponent('*[_type == "product" && productId == "FOU-001"][0].name')
  const response = await fetch(env.apiBase + '/v2025-02-19/data/query/production?query=' + query)
  const html = '<h1>' + (await response.json()).result + '</h1>'
  return {status: 200, headers: new Headers(), html, inline: {scripts: [], styles: []}, tags: [], isListed: true}
}`

function newFolder() {
  const root = mkdtempSync(join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rmSync(root, {recursive: true}))
  const files = {
    'site/client/.vite/manifest.json': JSON.stringify({
      'entry.client.ts': {file: 'assets/entry-1.js', isEntry: true},
      'style.css': {file: 'assets/style-1.css'},
    }),
    'site/client/assets/entry-1.js': '',
    'site/client/assets/style-1.css': '',
    'site/server/package.json': '{"type": "module"}',
    'site/server/entry.server.js': BUNDLE,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), {recursive: true})
    writeFileSync(join(root, name), text)
  }
  unpackFormerFolder(join(root, 'data'))
  return root
}

function open(root: string) {
  const settings = {DATA_DIR: 'data', PUBLIC_URL: 'https://shop.example', BACKUP_DIR: 'off'}
  const shop = openShop(readConfig(settings, root), root, builtBundle(join(root, 'site')))
  let isOpen = true
  async function close() {
    if (isOpen) await shop.close()
    isOpen = false
  }
  onTestFinished(close)
  const {lake} = shop
  if (!lake) throw new Error('This shop has no lake of its own')
  const token = readFileSync(join(root, 'data/lake-token'), 'utf8').trim()
  const send = async (path: string, body?: unknown) =>
    shop.fetch(
      new Request(`https://shop.example${path}`, {
        headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
        ...(body === undefined ? {} : {method: 'POST', body: JSON.stringify(body)}),
      }),
    )
  const production = lake.dataset('production')
  const leads = () =>
    [...production.idsOfType('lead')]
      .map((id) => JSON.stringify(production.documents.get(id)?.ref))
      .toSorted()
  return {close, lake, production, leads, send}
}

const dataOf = (root: string) => join(root, 'data')

const databases = (root: string) =>
  readdirSync(dataOf(root), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(db|sqlite)$/.test(name))
    .toSorted()

test('a shop of version 0.1.0 starts on its data folder, loses nothing and has three databases', async () => {
  const root = newFolder()
  expect(databases(root)).toEqual([
    'forms/consents.db',
    'forms/field.db',
    'forms/outbox.db',
    'lake.sqlite',
    'meta/outbox.db',
    'page-copies.db',
  ])
  for (let start = 0; start < 2; start += 1) {
    const {close, lake, production, leads, send} = open(root)
    await vi.waitFor(() => expect(leads()).toEqual(['"K7Q2MT"', '"W4X9NR"']), 10_000)
    expect(databases(root)).toEqual(['lake.sqlite', 'page-copies.db', 'records.sqlite'])

    const page = await send('/designs/fountain?item=FOU-001')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Makrana Two-Tier Lotus')])
    expect([...production.idsOfType('product')]).toHaveLength(7)
    expect(production.documents.get('drafts.product-fountain-FOU-001')?.name).toContain('not published yet')
    const image = '/lake/images/stone-designs/production/7e8f34e5412f834f2ff8819df381b4c64a261d74-80x100.jpg'
    expect((await send(`${image}?w=10`)).status).toBe(200)
    expect((await send('/uploads/my-gate-gyts41b9gmbadyw0.png')).status).toBe(200)

    const found: unknown = await (await send('/privacy-service/find', {term: 'Cj0Fixture'})).json()
    expect(found).toMatchObject({
      leads: [{}, {}],
      waiting: [{ref: 'W4X9NR'}],
      consents: [{version: '2', purposes: 'advertising,statistics'}],
    })
    const figures: unknown = await (await send('/field')).json()
    expect(figures).toMatchObject({
      figures: [{count: 3}, {count: 3}, {metric: 'lcp', page: 'product', count: 3}],
    })
    expect(readFileSync(join(dataOf(root), 'forms/browser-errors.log'), 'utf8')).toContain(
      'x is not a function',
    )

    await lake.people.signInWithPassword('granite lotus river seven')
    expect(lake.people.staff.list().map(({email}) => email)).toContain('asha@shop.example')
    const ofScript = new Headers({authorization: 'Bearer skFaWWlSkDnf1lsgSe3d3KgPh8AdCWuunMBqoIFb8E4zA'})
    expect(lake.people.identify(ofScript)).toMatchObject({name: 'price import'})
    await close()
    const copies = new DatabaseSync(join(dataOf(root), 'page-copies.db'), {readOnly: true})
    expect(copies.prepare('SELECT address FROM copies').all()).toContainEqual({
      address: '/print/fountain/FOU-001',
    })
    copies.close()
  }
}, 60_000)
