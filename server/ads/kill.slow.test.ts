import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import {expect, onTestFinished, test, vi} from 'vitest'
import {run} from '../../scripts/terminal/run.ts'
import {startWebhook} from '../alerts/test-receivers.ts'

const root = join(import.meta.dirname, '../..')
const FEED = {ADS_FEED_USER: 'google', ADS_FEED_PASSWORD: 'a-long-random-password'}

/** Starts the real server on a data folder. @returns the function that kills it at once */
async function start(dataDir: string, port: number, webhook: {url: string; secret: string}) {
  const env = {
    ...process.env,
    ...FEED,
    NOTIFY_WEBHOOK_URL: webhook.url,
    NOTIFY_WEBHOOK_SECRET: webhook.secret,
    DATA_DIR: dataDir,
    PORT: String(port),
    SANITY_PROJECT_ID: '',
    LAKE_TOKEN: '',
  }
  const server = spawn(process.execPath, [join(root, 'server/main.ts')], {env})
  await once(server.stdout, 'data')
  return async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

test('a server that is killed right after a tap, and after an order, has both rows when it starts again, and tells the owner under one id', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ads-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const origin = `http://127.0.0.1:${port}`
  const headers = {authorization: `Basic ${btoa(`${FEED.ADS_FEED_USER}:${FEED.ADS_FEED_PASSWORD}`)}`}
  const rowsOf = async (event: string) =>
    (await (await fetch(`${origin}/ads/${event}.csv`, {headers})).text()).trim().split('\n').slice(1)

  const hook = await startWebhook('a-secret-of-the-webhook')
  onTestFinished(hook.close)
  hook.status = 503
  let kill = await start(dataDir, port, hook)
  const pageUri = 'https://shop.example/designs?gclid=Cj0Killed'
  const tap = await fetch(`${origin}/forms/submissions`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-browser'},
    body: JSON.stringify({
      fields: [{name: 'action', value: 'price'}],
      context: {pageUri},
      ref: 'K7Q2MT',
      consent: {version: '1', at: 'now', purposes: ['advertising']},
    }),
  })
  expect(tap.status).toBe(204)
  await kill()

  hook.status = 200
  kill = await start(dataDir, port, hook)
  await vi.waitFor(
    () => expect(hook.messages()).toMatchObject([{type: 'enquiry.new', document: {ref: 'K7Q2MT'}}]),
    {
      timeout: 10_000,
    },
  )
  expect(await rowsOf('enquiry')).toEqual([expect.stringMatching(/^Cj0Killed,,,.*\+05:30,,INR,lead-/)])
  const client = createClient({
    projectId: 'stone-designs',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: readFileSync(join(dataDir, 'lake-token'), 'utf8').trim(),
  })
  const id = await client.fetch<string>('*[_type == "lead" && ref == "K7Q2MT"][0]._id')
  const change = {_key: 'a', _type: 'stageChange', stage: 'ordered', at: new Date().toISOString()}
  await client
    .patch(id)
    .set({stage: 'ordered', amount: 120_000, stages: [change]})
    .commit()
  await kill()

  kill = await start(dataDir, port, hook)
  onTestFinished(() => kill())
  expect(await rowsOf('ordered')).toEqual([expect.stringMatching(/^Cj0Killed,,,.*,120000,INR,lead-/)])
  expect(await rowsOf('enquiry')).toHaveLength(1)
  expect(new Set(hook.messages().map(({id}) => id)).size).toBe(1)

  const command = join(root, 'scripts/commands/ads.ts')
  const env = {DATA_DIR: dataDir, PORT: String(port), SANITY_PROJECT_ID: ''}
  const check = await run(process.execPath, [command, 'check'], {env})
  expect(check.output).toContain('Google fetches nothing: set ADS_FEED_USER and ADS_FEED_PASSWORD.')
  expect(check.output).toContain('No tracking id is set')
  expect(check.output).toContain(`ordered.csv: 1 rows\n`)
  expect(check.output).toContain('Cj0Killed,,,')
  const file = await run(process.execPath, [command, 'file', dataDir], {env})
  expect(file).toMatchObject({code: 0, output: expect.stringContaining('2 conversions are in')})
  expect(readFileSync(join(dataDir, 'google-ads-conversions.csv'), 'utf8')).toMatch(
    /^Parameters:TimeZone=\+0530\n/,
  )
}, 60_000)
