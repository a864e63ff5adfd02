import {once} from 'node:events'
import {createServer} from 'node:http'
import {join} from 'node:path'
import {getRequestListener} from '@hono/node-server'
import {evaluate, parse} from 'groq-js'
import {beforeAll, expect, onTestFinished, test} from 'vitest'
import {builtBundle} from '../../server/site/bundle.ts'
import {openSite} from '../../server/site/site.ts'
import {textsIn} from '../../web/e2e/texts-in.ts'
import {root} from '../project/root.ts'
import {buildWhatIsStale, SITE_PARTS} from './build.ts'

const ENV = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: '1',
  dataset: '1',
}

/** What every shop has. */
const LEAST = [
  {_id: 'siteSettings', _type: 'siteSettings'},
  {_id: 'category-1', _type: 'category', slug: {current: 'one'}, title: '1'},
]

/** Answers a query from a shop that has written nothing. */
async function nothing({url}: Request) {
  const {searchParams} = new URL(url)
  const given = [...searchParams].filter(([name]) => name.startsWith('$'))
  const params = Object.fromEntries(given.map(([name, value]) => [name.slice(1), JSON.parse(value)]))
  const found = await evaluate(parse(searchParams.get('query') ?? '', {params}), {dataset: LEAST, params})
  return Response.json({result: await found.get(), syncTags: []})
}

/** Ways in which the content answers, by the status of the page that follows. */
const ANSWERS: Readonly<Record<number, (request: Request) => Promise<Response>>> = {
  404: nothing,
  429: async () => new Response('', {status: 429}),
  500: async () => Response.json({result: 'no shop', syncTags: []}),
  503: async () => {
    throw new Error('away')
  },
}

const bundles = builtBundle(join(root, SITE_PARTS))

beforeAll(async () => {
  await buildWhatIsStale({studio: false})
  await bundles.load('/')
}, 300_000)

/** Starts the built site on a port, with content that answers in one way. @returns its origin */
async function startSite(fetchContent: (request: Request) => Promise<Response>) {
  const site = openSite({bundles, env: ENV, fetchContent})
  const listener = getRequestListener((request) => site.fetch(request, '203.0.113.7'), {
    overrideGlobalObjects: false,
  })
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Names that stay in Latin letters, and the switch to English. */
const NAMES = /Stone Designs|English|WhatsApp|hello@stone-designs\.example/g

test.each(
  [404, 429, 500, 503].flatMap((status) => [
    {status, language: 'te', letters: /\p{Script=Telugu}/u},
    {status, language: 'hi', letters: /\p{Script=Devanagari}/u},
  ]),
)('the built site answers $status in $language', async ({status, language, letters}) => {
  const origin = await startSite(ANSWERS[status] ?? nothing)
  const response = await fetch(`${origin}/${language}/${status === 404 ? 'nowhere' : 'designs'}`)
  const html = await response.text()
  expect(response.status).toBe(status)
  expect(html).toContain(`<html lang="${language}-IN"`)
  const texts = textsIn(html).map((text) => text.replaceAll(NAMES, ''))
  expect(texts.some((text) => letters.test(text))).toBe(true)
  expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([])
})
