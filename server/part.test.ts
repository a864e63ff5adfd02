import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {Hono} from 'hono'
import type {ClientEnv} from '../lib/http/client-address.ts'
import {readConfig} from './config.ts'
import {openHealth} from './health/index.ts'
import {openParts} from './part.ts'
import {openShop} from './shop.ts'

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'parts-'))
  onTestFinished(() => rmSync(root, {recursive: true}))
  return root
}

function open() {
  const root = folder()
  return openParts(readConfig({DATA_DIR: '.', PUBLIC_URL: 'http://shop.example'}, root), root)
}

test('parts close one after another, the last one first, also when one fails', async () => {
  const parts = open()
  const closed: string[] = []
  parts.add({close: () => void closed.push('first')})
  parts.add({
    close() {
      closed.push('second')
      throw new Error('The file is gone.')
    },
  })
  parts.add({})
  parts.add({
    async close() {
      closed.push('third begins')
      await Promise.resolve()
      closed.push('third ends')
    },
  })
  await expect(parts.close()).rejects.toMatchObject({errors: [new Error('The file is gone.')]})
  expect(closed).toEqual(['third begins', 'third ends', 'second', 'first'])
})

test('a part serves its addresses, unless an earlier part has them', async () => {
  const parts = open()
  const answering = (path: string, text: string) =>
    new Hono<ClientEnv>().get(path, (context) => context.text(text))
  parts.add({routes: answering('/one', 'first')})
  parts.add({routes: answering('/*', 'last')})
  const get = async (path: string) => (await parts.app.request(path)).text()
  expect([await get('/one'), await get('/two')]).toEqual(['first', 'last'])
})

test('the checks of a part appear in /readyz in the order of their names, also those of a part that is opened later', async () => {
  const parts = open()
  const check = (name: 'backup' | 'clock', isVital: boolean) => ({
    name,
    isVital,
    problem: () => 'Something is wrong.',
  })
  parts.add({checks: [check('backup', false)]})
  parts.add(openHealth(parts.context, {lake: undefined, parts: parts.list, metrics: parts.metrics}))
  parts.add({checks: [check('clock', true)]})
  const response = await parts.app.request('/readyz')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({status: 'failing', problems: ['clock', 'backup']})
})

test('each part is notified of a change, with its sync tags', () => {
  const parts = open()
  const heard: unknown[] = []
  parts.add({contentChanged: (tags) => heard.push('first', tags)})
  parts.add({})
  parts.add({contentChanged: (tags) => heard.push('second', tags)})
  parts.contentChanged(['s1:product'])
  parts.contentChanged()
  expect(heard).toEqual([
    'first',
    ['s1:product'],
    'second',
    ['s1:product'],
    'first',
    undefined,
    'second',
    undefined,
  ])
})

test('a shop whose parts are closed can be opened again in the same folder', async () => {
  const root = folder()
  const config = readConfig({DATA_DIR: 'data', PUBLIC_URL: 'http://shop.example'}, root)
  await openShop(config, root).close()
  const again = openShop(config, root)
  expect((await again.fetch(new Request('http://shop.example/healthz'))).status).toBe(200)
  await again.close()
})
