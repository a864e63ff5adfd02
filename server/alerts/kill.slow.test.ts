import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {startWebhook} from './test-receivers.ts'

const root = join(import.meta.dirname, '../..')
const SECRET = 'a-secret-of-the-webhook'

/** Starts the real server on a data folder. @returns the function that kills it at once */
async function start(env: Record<string, string>) {
  const server = spawn(process.execPath, [join(root, 'server/main.ts')], {env: {...process.env, ...env}})
  await once(server.stdout, 'data')
  return async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? String(address.port) : ''
}

test('a server that is killed right after an enquiry tells it when it starts again, under one id', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alerts-'))
  const hook = await startWebhook(SECRET)
  onTestFinished(() => {
    hook.close()
    rmSync(dataDir, {recursive: true})
  })
  const port = await freePort()
  const settings = {
    DATA_DIR: dataDir,
    PORT: port,
    SANITY_PROJECT_ID: '',
    LAKE_TOKEN: '',
    BACKUP_DIR: 'off',
    CHROMIUM: 'off',
    NOTIFY_WEBHOOK_URL: hook.url,
    NOTIFY_WEBHOOK_SECRET: SECRET,
  }
  const enquire = (key: string) =>
    fetch(`http://127.0.0.1:${port}/forms/submissions`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'idempotency-key': key},
      body: JSON.stringify({fields: [{name: 'action', value: 'price'}], context: {}, ref: 'K7Q2MT'}),
    })
  hook.status = 503
  const kill = await start(settings)
  const {status} = await enquire('key-of-the-first')
  await kill()
  expect(status).toBe(204)
  expect(hook.received).toEqual([])

  hook.status = 200
  const killAgain = await start(settings)
  onTestFinished(killAgain)
  await vi.waitFor(() => expect(hook.messages()).toHaveLength(1), {timeout: 10_000})
  // The browser sends it again, because it never learnt whether the server has it.
  expect((await enquire('key-of-the-first')).status).toBe(204)
  expect((await enquire('key-of-the-second')).status).toBe(204)
  await vi.waitFor(() => expect(hook.messages()).toHaveLength(2), {timeout: 10_000})
  expect(new Set(hook.messages().map(({id}) => id)).size).toBe(2)
}, 60_000)
