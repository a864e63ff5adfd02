import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer} from 'node:http'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '@stone-designs/lake'
import {root} from '../project/root.ts'

const LEAD = 'lead.0a1b2c3d-0000-8000-8000-000000000001'

/** @param port where nothing listens unless a test says otherwise */
async function run(dataDir: string, args: string[], port = 1) {
  const child = spawn(process.execPath, ['scripts/commands/privacy.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      SANITY_PROJECT_ID: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      BACKUP_DIR: 'off',
    },
  })
  const closed = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await closed
  return {code, out, err}
}

test('finds, exports and erases a person while the shop does not run; erase waits for --yes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'privacy-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  const options = {
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone-designs',
    dataset: 'production',
  }
  const lake = openLake(options)
  const lead = {_id: LEAD, _type: 'lead', note: 'Asha, 98765 43210', ipAddress: '203.0.113.7'}
  lake.dataset('production').commit({mutations: [{create: lead}], author: 'test'})
  lake.close()

  const found = await run(dataDir, ['find', '+91 9876543210'])
  expect(found.out).toMatch(/1 {2}enquiries\n[^]*also hold, as their browsers said: 203\.0\.113\.7/)
  expect(JSON.parse((await run(dataDir, ['export', LEAD])).out).leads).toMatchObject([lead])
  expect((await run(dataDir, ['erase', LEAD])).out).toContain('add --yes')
  expect((await run(dataDir, ['erase', LEAD, '--yes'])).out).toContain('All of this is erased.')
  expect((await run(dataDir, ['find', LEAD])).out).toContain('The shop holds nothing about this.')
  expect(await run(dataDir, ['find', 'x'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('at least 5'),
  })
  expect(await run(dataDir, ['forget', LEAD])).toMatchObject({
    code: 1,
    err: expect.stringContaining('find, export or erase'),
  })
})

test('a proxy or another program at the port of the shop is named in words', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'privacy-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  writeFileSync(join(dataDir, 'lake-token'), 'x'.repeat(40))
  for (const status of [502, 200]) {
    const proxy = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end('<html><body>nginx</body></html>'))
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void proxy.close())
    const address = proxy.address()
    const {code, err} = await run(
      dataDir,
      ['find', '+91 9876543210'],
      typeof address === 'object' && address ? address.port : 0,
    )
    expect([code, err.trim()]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^A proxy, or another program, answered at .*\\(${status}\\)`)),
    ])
  }
})
