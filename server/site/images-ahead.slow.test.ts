import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {readConfig} from '../config.ts'
import {openShop} from '../shop.ts'
import {jpeg} from '@stone-designs/lake/testing/images'
import type {Bundle} from './bundle.ts'

const TOKEN = 'an-administrator-of-forty-characters-000'
const PATHS = '*[_type == "category"].image.asset->path'
const inline = {scripts: [], styles: []}

/** A build whose pages show the image of each category at one width. */
const bundle: Bundle = {
  script: '/assets/entry.js',
  styles: '/assets/style.css',
  preview: {script: '/assets/entry-of-previews.js', styles: '/assets/style-of-previews.css'},
  files: new Map(),
  render: async () => ({status: 200, headers: new Headers(), html: '', inline, tags: [], isListed: true}),
  renderFile: async () => undefined,
  renderPrint: async () => undefined,
  renderChoice: async () => ({html: '', inline: {scripts: [], styles: []}}),
  renderQuotation: async () => ({html: '', inline: {scripts: [], styles: []}}),
  async imageAddresses({env, fetch}) {
    const address = `${env.apiBase}/v2025-02-19/data/query/production?query=${encodeURIComponent(PATHS)}`
    const {result} = z.object({result: z.array(z.string())}).parse(await (await fetch(address)).json())
    return result.map((path) => `/lake/${path}?w=160&auto=format`)
  },
  renderFailure: () => ({html: '', inline}),
  isUnreachable: () => false,
  isKnownQuery: () => true,
  openAddresses: () => (pathname, search) => ({own: pathname + search, shared: pathname}),
}

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'ahead-'))
  const shop = openShop(
    readConfig({DATA_DIR: 'data', LAKE_TOKEN: TOKEN, BACKUP_DIR: 'off'}, folder),
    folder,
    {
      load: async () => bundle,
      isDevelopment: false,
    },
  )
  onTestFinished(async () => {
    await shop.close()
    rmSync(folder, {recursive: true})
  })
  const headers = {authorization: `Bearer ${TOKEN}`, accept: 'image/avif,image/webp,*/*'}
  const send = async (path: string, init?: RequestInit) =>
    shop.fetch(new Request(`http://shop.example${path}`, {headers, ...init}))
  return {
    send,
    post: (path: string, body: BodyInit) => send(`/lake/v2025-02-19${path}`, {method: 'POST', headers, body}),
    /** Names of the images that the lake has made. */
    made: () => {
      const cache = join(folder, 'data/pictures')
      if (!existsSync(cache)) return []
      const names = readdirSync(cache, {recursive: true, encoding: 'utf8'})
      return names.filter((name) => /[0-9a-f]{40}$/.test(name))
    },
  }
}

// Images are made ten seconds after the last change.
test('a picture is made when its document is published, before a visitor requests it', async () => {
  const {send, post, made} = open()
  const uploaded = await post('/assets/images/production', await jpeg())
  const {document} = z
    .object({document: z.object({_id: z.string(), path: z.string()})})
    .parse(await uploaded.json())
  const image = {_type: 'image', asset: {_type: 'reference', _ref: document._id}}
  const create = {_id: 'drafts.category-pot', _type: 'category', image}
  expect((await post('/data/mutate/production', JSON.stringify({mutations: [{create}]}))).status).toBe(200)
  expect(made()).toEqual([])
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.category-pot',
    publishedId: 'category-pot',
  }
  expect((await post('/data/actions/production', JSON.stringify({actions: [publish]}))).status).toBe(200)
  await expect.poll(made, {timeout: 30_000}).toHaveLength(1)

  // The image is on the disk a moment before the cache lists it.
  const sent = async () => {
    const response = await send(`/lake/${document.path}?w=160&auto=format`)
    return [response.status, response.headers.get('content-type')]
  }
  await expect.poll(sent).toEqual([200, 'image/avif'])
}, 60_000)
