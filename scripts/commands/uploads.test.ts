import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '@stone-designs/lake'
import {root} from '../project/root.ts'

const GATE = 'gate-0123456789abcdef.png'
const PLAN = 'plan-0123456789abcdef.pdf'
const DAY_MS = 86_400_000

/** A data folder with two uploaded files, of today and of 400 days ago. */
function newShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
  const lake = openLake({
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
  })
  onTestFinished(() => {
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  const folderOf = (slug: string) => join(dataDir, 'uploads/files', slug)
  const put = (slug: string, type: string, days: number) => {
    mkdirSync(folderOf(slug), {recursive: true})
    writeFileSync(join(folderOf(slug), 'file'), 'x'.repeat(2000))
    const about = {type, bytes: 2000, md5: '', storedAt: Date.now() - days * DAY_MS}
    writeFileSync(join(folderOf(slug), 'about.json'), JSON.stringify(about))
  }
  put(GATE, 'image/png', 0)
  put(PLAN, 'application/pdf', 400)
  return {
    lake,
    has: (slug: string) => existsSync(folderOf(slug)),
    /** Replaces a file by a link to itself, which cannot be read. */
    damage: (slug: string) => {
      rmSync(folderOf(slug), {recursive: true})
      symlinkSync(slug, folderOf(slug))
    },
    uploads: (args: string[], env: Record<string, string> = {}) => run(args, {DATA_DIR: dataDir, ...env}),
  }
}

async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/commands/uploads.ts', ...args], {
    cwd: root,
    env: {...process.env, SANITY_PROJECT_ID: '', UPLOAD_BUCKET: '', UPLOAD_DAYS: '', ...env},
  })
  const closed = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return {output: out + err, code: child.exitCode}
}

test('lists files, and deletes one beside a running server, which the record of access names', async () => {
  const {lake, has, uploads} = newShop()
  expect((await uploads([])).output).toMatch(
    new RegExp(
      `^\\S+ \\S+ GMT\\S* +2 kB {2}application/pdf {2}${PLAN}\n\\S+ \\S+ GMT\\S* +2 kB {2}image/png {8}${GATE}\n$`,
    ),
  )
  expect(await uploads(['delete', `https://shop.example/file/${GATE}?dl=1`])).toEqual({
    code: 0,
    output: `${GATE} is deleted.\n`,
  })
  expect([has(GATE), has(PLAN)]).toEqual([false, true])
  expect((await uploads(['list'])).output).not.toContain(GATE)
  const [newest] = lake.people.audit.list({limit: 1})
  expect(newest).toMatchObject({event: 'upload deleted', actor: 'this machine', subject: GATE})
}, 30_000)

test('the record of access names a file that was deleted before another one failed', async () => {
  const {lake, has, damage, uploads} = newShop()
  damage(PLAN)
  expect(await uploads(['delete', GATE, PLAN])).toMatchObject({code: 1})
  expect(has(GATE)).toBe(false)
  expect(lake.people.audit.list({limit: 1})).toMatchObject([{event: 'upload deleted', subject: GATE}])
}, 30_000)

test('expire names old files, and deletes them only with --yes', async () => {
  const {lake, has, uploads} = newShop()
  expect(await uploads(['expire'])).toMatchObject({code: 1, output: expect.stringContaining('kept for ever')})
  expect((await uploads(['expire', '--days', '401'])).output).toBe(
    'No uploaded file is more than 401 days old.\n',
  )
  const named = await uploads(['expire'], {UPLOAD_DAYS: '365'})
  expect(named.output).toContain('To delete them, add --yes.')
  expect(has(PLAN)).toBe(true)
  expect((await uploads(['expire', '--days', '365', '--yes'])).output).toContain('Files deleted: 1.')
  expect([has(GATE), has(PLAN)]).toEqual([true, false])
  const [newest] = lake.people.audit.list({limit: 1})
  expect(newest).toMatchObject({event: 'upload deleted', subject: `more than 365 days old: ${PLAN}`})
}, 30_000)

test('answers a missing or wrong word with a sentence, and deletes nothing', async () => {
  const {has, uploads} = newShop()
  const attempts: [string[], string][] = [
    [['delete'], 'Name the files'],
    [['delete', 'lost-0123456789abcdef.png'], 'There is no file "lost-0123456789abcdef.png"'],
    [['delete', '..'], 'There is no file ".."'],
    [['remove', GATE], 'There is no "remove"'],
    [['list', GATE], 'one word too many'],
    [['expire', '--days', 'many'], 'not a number of days'],
  ]
  for (const [args, sentence] of attempts)
    expect(await uploads(args), args.join(' ')).toMatchObject({
      code: 1,
      output: expect.stringContaining(sentence),
    })
  expect([has(GATE), has(PLAN)]).toEqual([true, true])
}, 60_000)
