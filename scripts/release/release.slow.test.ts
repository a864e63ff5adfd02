import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {chownSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {canMount} from '../../lib/testing/own-disk.ts'
import {unpackFormerFolder} from '../../server/records/test-former-folder.ts'
import {buildWhatIsStale} from '../build/build.ts'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'
import {pack, unpack} from './archive.ts'
import {contentsOf, type Entry} from './contents.ts'

let folder: string
let shop: string

/** Makes a release of a version whose files differ from those of the project. */
async function release(version: string, changed: Record<string, (text: string) => string> = {}) {
  const entries = contentsOf({root, version, withNode: false}).map((entry): Entry => {
    const change = changed[entry.path]
    if (!change) return entry
    return {path: entry.path, mode: entry.mode, content: change(readFileSync(join(root, entry.path), 'utf8'))}
  })
  const file = join(folder, `stone-designs-${version}.tar.gz`)
  await pack({entries, folder: `stone-designs-${version}`, file, level: 1})
  return file
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release దుకాణం '))
  await buildWhatIsStale()
  shop = join(folder, 'the shop')
  await unpack(await release('1.0.0'), shop)
}, 300_000)

afterAll(() => rmSync(folder, {recursive: true, force: true}))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const SETTINGS = {SANITY_PROJECT_ID: '', PICTURES_AHEAD: 'off', CHROMIUM: 'off', LAKE_TOKEN: ''}

/** Waits until a shop answers, and fails with what it printed when it ends before. */
async function answers(server: ChildProcess, origin: string) {
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)))
  await vi.waitFor(
    async () => {
      if (server.exitCode !== null) throw new Error(output)
      expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    },
    {timeout: 60_000, interval: 100},
  )
  return () => output
}

/** The steps of Dockerfile and compose.yaml, without Docker: a root that nobody can write to, and one volume. */
const CONTAINER = `set -e
  mount --make-rprivate / && mount -t tmpfs none "$R"
  for each in usr lib lib64 bin etc; do
    if [ -e /$each ]; then mkdir "$R/$each" && mount --bind /$each "$R/$each" && mount -o remount,bind,ro "$R/$each"; fi
  done
  mkdir "$R/proc" "$R/dev" "$R/shop" "$R/data" "$R/node"
  mount --rbind /proc "$R/proc" && mount --rbind /dev "$R/dev" && mount --bind "$DATA" "$R/data"
  mount --bind "$SHOP" "$R/shop" && mount -o remount,bind,ro "$R/shop"
  mount --bind "$NODE" "$R/node" && mount -o remount,bind,ro "$R/node"
  mount -o remount,ro "$R"
  exec chroot "$R" /usr/bin/env -i PATH=/node:/usr/bin:/bin $SET \
    setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs "$@"`

/** What the last stage of Dockerfile says. */
function image() {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const entry = /^ENTRYPOINT (\[.*\])$/m.exec(text.replaceAll('\\\n', ''))?.[1] ?? '[]'
  const parsed: unknown = JSON.parse(entry)
  return {entry: Array.isArray(parsed) ? parsed.map(String) : [], env: /^ENV (.*)$/m.exec(text)?.[1] ?? ''}
}

test.runIf(canMount)(
  'as in a container, the shop of version 0.1.0 is tested on a copy and served, and nothing outside of /data is written',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'volume-'))
    onTestFinished(() => rmSync(data, {recursive: true}))
    unpackFormerFolder(join(data, 'shop'))
    for (const path of ['', ...readdirSync(data, {recursive: true, encoding: 'utf8'})])
      chownSync(join(data, path), 1000, 1000)
    const {entry, env} = image()
    expect(entry[0]).toBe('node')
    const port = await freePort()
    const given = Object.entries({...SETTINGS, PORT: String(port)}).map(([name, value]) => `${name}=${value}`)
    const server = spawn(
      'unshare',
      ['--mount', '--fork', '--kill-child', 'sh', '-c', CONTAINER, 'sh', ...entry, 'start'],
      {
        env: {
          PATH: process.env.PATH,
          R: mkdtempSync(join(folder, 'root-')),
          SHOP: shop,
          DATA: data,
          NODE: dirname(process.execPath),
          SET: `${env} ${given.join(' ')}`,
        },
      },
    )
    onTestFinished(() => void server.kill('SIGKILL'))
    const output = await answers(server, `http://127.0.0.1:${port}`)
    expect(output()).toContain('Testing version 1.0.0 on a copy of the data')
    expect((await fetch(`http://127.0.0.1:${port}/designs/fountain`)).status).toBe(200)
    expect(readdirSync(data)).toEqual(['shop'])
    expect(readdirSync(join(data, 'shop/backups'))).toEqual([expect.stringMatching(/^before-1\.0\.0-/)])
    expect(output()).not.toMatch(/EROFS|read-only|EACCES/)
  },
  120_000,
)

test('an upgrade that is killed at any step leaves the shop as it is; a bad migration is refused; the next one takes over', async () => {
  const dataDir = join(shop, '.data')
  unpackFormerFolder(dataDir)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...SETTINGS,
    PORT: String(port),
    DATA_DIR: '',
    TZ: 'Asia/Kolkata',
    LC_ALL: 'te_IN.UTF-8',
  }
  const bootstrap = join(shop, 'scripts/bootstrap.mjs')
  const server = spawn(process.execPath, [bootstrap, 'start'], {env, stdio: 'pipe'})
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  })
  await answers(server, origin)

  const good = await release('1.1.0')
  for (const line of ['Checking and unpacking', 'Making a backup', 'Testing version 1.1.0']) {
    const upgrade = spawn(process.execPath, [bootstrap, 'upgrade', good], {
      env,
      stdio: 'pipe',
      detached: true,
    })
    let output = ''
    upgrade.stdout.on('data', (text) => {
      output += String(text)
      if (output.includes(line) && upgrade.pid !== undefined) process.kill(-upgrade.pid, 'SIGKILL')
    })
    await once(upgrade, 'exit')
    expect(output).toContain(line)
    expect((await fetch(`${origin}/designs/fountain`)).status).toBe(200)
  }

  const bad = await release('1.1.1', {
    'lake/storage/migrations.ts': (text) =>
      text.replace(/\n\]/, ",\n  'CREATE TABLE half_way (x); CREATE TABLE documents (x)',\n]"),
  })
  const refused = await run(process.execPath, [bootstrap, 'upgrade', bad], {env})
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('does not work with a copy of these data'),
  })
  expect(refused.output).toContain('Nothing was changed.')

  const done = await run(process.execPath, [bootstrap, 'upgrade', good, '--watch', '0.01'], {env})
  expect(done).toMatchObject({code: 0, output: expect.stringContaining('The upgrade is done.')})
  expect(JSON.parse(readFileSync(join(dataDir, 'program.json'), 'utf8'))).toEqual({served: '1.1.0'})
  expect(readdirSync(join(shop, '.releases')).toSorted()).toEqual(['1.1.0', '1.1.1', 'current', 'state.json'])
}, 180_000)
