import {randomUUID} from 'node:crypto'
import {resolve} from 'node:path'
import {openPeopleAside} from '@stone-designs/lake/admin'
import {z} from 'zod'
import {keepNewFilesPrivate} from '../../lib/disk/private-files.ts'
import {readConfig, type Config} from '../../server/config.ts'
import {LAKE_PATH} from '../../server/content/index.ts'
import {serveShop} from '../../server/serve.ts'
import {contentClient} from '../content/client.ts'
import {root} from '../project/root.ts'
import {PlainError, reportAndExit} from '../terminal/terminal.ts'

/** Pages that are opened. */
const PAGES = 20
const LONGEST_MS = 240_000

/**
 * Serves a copy of a shop's data and uses the shop as people do: pages, a sign-in, a change of the content, an enquiry.
 * Nothing leaves this machine: the copy is served without the settings of the shop.
 * @throws PlainError that says what does not work
 */
async function testOn(dataDir: string) {
  const env = {...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', BACKUP_DIR: 'off'}
  const config = readConfig({...env, PICTURES_AHEAD: 'off', CHROMIUM: 'off', FIELD_SAMPLE: '0'}, root)
  const shop = await serveShop(config, root)
  try {
    if (!shop.hasContent) throw new PlainError('The database of the content cannot be opened.')
    await assertReady(shop.localUrl)
    await openPages(shop.localUrl)
    if (config.content.kind === 'embedded') await changeContent(config, shop.localUrl)
    if (config.content.kind === 'embedded') await sendEnquiry(config, shop.localUrl)
  } finally {
    await shop.close()
  }
}

async function assertReady(origin: string) {
  const response = await fetch(`${origin}/readyz`)
  if (!response.ok) throw new PlainError(`/readyz answers ${response.status}: ${await response.text()}`)
}

async function openPages(origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const every = Math.max(1, Math.floor(listed.length / PAGES))
  const chosen = listed.filter((_, index) => index % every === 0).slice(0, PAGES)
  for (const path of new Set(['/', '/designs', '/contact', ...chosen])) {
    const response = await fetch(`${origin}${path}`)
    if (!(await response.text()).includes('<h1') || !response.ok)
      throw new PlainError(`The page ${path} answers ${response.status}, or without its heading.`)
  }
}

const signedIn = z.object({token: z.string()})

/** Signs in as the owner does with a link, and writes, reads and deletes a document. */
async function changeContent(config: Config, origin: string) {
  const {people, close} = openPeopleAside(config.dataDir)
  const code = people.createSignInCode()
  close()
  const response = await fetch(`${origin}${LAKE_PATH}/v2025-02-19/auth/sign-in`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({code}),
  })
  if (!response.ok) throw new PlainError(`A sign-in answers ${response.status}: ${await response.text()}`)
  const {token} = signedIn.parse(await response.json())
  const client = (await contentClient(config, origin)).withConfig({token})
  const trial = {_id: `trial.${randomUUID()}`, _type: 'trial', text: 'దుకాణం'}
  await client.create(trial)
  if ((await client.getDocument(trial._id))?.text !== trial.text)
    throw new PlainError('A document that was written is not read again.')
  await client.delete(trial._id)
}

async function sendEnquiry(config: Config, origin: string) {
  const client = await contentClient(config, origin)
  const count = async () => z.number().parse(await client.fetch('count(*[_type == "lead"])'))
  const before = await count()
  const response = await fetch(`${origin}/forms/submissions`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({fields: [{name: 'action', value: 'call'}]}),
  })
  if (!response.ok || (await count()) <= before)
    throw new PlainError(`An enquiry answers ${response.status} and is not saved.`)
}

keepNewFilesPrivate()
process.on('disconnect', () => process.exit(1))
setTimeout(() => reportAndExit(new PlainError('The test took too long.')), LONGEST_MS).unref()
await testOn(resolve(process.argv[2] ?? '')).then(() => process.exit(0), reportAndExit)
