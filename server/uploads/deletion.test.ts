import {randomBytes} from 'node:crypto'
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {Hono} from 'hono'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {z} from 'zod'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {openDiskFiles} from './disk-files.ts'
import {deleteFilesBefore} from './expiry.ts'
import {staffRoutes, type StaffOptions} from './staff-routes.ts'
import {
  ask,
  copyOf,
  formOf,
  getForm,
  LIMIT,
  ORIGIN,
  plain,
  png,
  post,
  testService,
  upload,
} from './test-service.ts'

const {folder, open, stored} = testService()
const slugOf = (path: string) => path.replace('/uploads/', '')

test('a deleted file answers 410 with a sentence, its bytes are gone, and so it stays after a start', async () => {
  const app = open()
  const {path} = await upload(app, await png())
  expect(await openDiskFiles(folder()).delete(slugOf(path))).toBe(true)
  for (const each of [app, open()]) {
    const response = await each.request(path)
    expect([response.status, await response.text()]).toEqual([410, 'This file was taken down.'])
    expect((await each.request(path, {method: 'HEAD'})).status).toBe(410)
  }
  expect(stored()).toEqual({files: [], incoming: []})
  expect(await openDiskFiles(folder()).delete(slugOf(path))).toBe(false)
})

test('the form of a deleted file cannot bring it back', async () => {
  const app = open()
  const {upload: form, publicUrl} = await getForm(app)
  expect((await post(app, formOf(form.fields, await png()))).status).toBe(204)
  await openDiskFiles(folder()).delete(publicUrl.split('/').at(-1) ?? '')
  const again = await post(app, formOf(form.fields, await png()))
  expect([again.status, await again.text()]).toEqual([
    403,
    expect.stringContaining('This file was taken down.'),
  ])
  expect(stored()).toEqual({files: [], incoming: []})
})

test('a start completes a deletion that was interrupted, also when a restored backup had the file', async () => {
  const {path} = await upload(open(), await png())
  // The name is the first thing that a deletion writes.
  writeFileSync(join(folder(), 'deleted', slugOf(path)), '')
  expect((await open().request(path)).status).toBe(410)
  expect(stored().files).toEqual([])
})

test('a running download gets all bytes of a file that is deleted meanwhile', async () => {
  const app = open()
  const file = copyOf(await pixels().resize(1200).png().toBuffer())
  expect(file.length).toBeGreaterThan(300_000)
  const {path} = await upload(app, file)
  const response = await app.request(path)
  const reader = response.body?.getReader()
  const parts = [(await reader?.read())?.value ?? new Uint8Array()]
  await openDiskFiles(folder()).delete(slugOf(path))
  expect(existsSync(join(folder(), 'files', slugOf(path)))).toBe(false)
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    parts.push(part.value)
  // `toEqual` compares the millions of bytes one by one, which takes many seconds.
  expect(Buffer.concat(parts).equals(file)).toBe(true)
})

test('a download whose file is deleted before its first byte breaks off, and the server goes on', async () => {
  const app = open()
  const {path} = await upload(app, await png())
  const response = await app.request(path)
  await openDiskFiles(folder()).delete(slugOf(path))
  await expect(response.arrayBuffer()).rejects.toThrow('ENOENT')
  expect((await app.request(path)).status).toBe(410)
})

test('room that a deletion has made is used, also when a command beside the server has deleted', async () => {
  const app = open({limits: {totalBytes: LIMIT + 30_000}})
  const statusOfForm = async () => (await ask(app, {fileName: 'a.png', contentType: 'image/png'})).status
  const {path} = await upload(app, copyOf(await pixels().png().toBuffer()))
  expect(await statusOfForm()).toBe(503)
  await openDiskFiles(folder()).delete(slugOf(path))
  expect(await statusOfForm()).toBe(200)
})

/** 60 kB that cannot be compressed. */
const pixels = () => sharp(randomBytes(60_000), {raw: {width: 200, height: 100, channels: 3}})

test('a picture is stored without its metadata, and its address has the tag of the stored bytes', async () => {
  const app = open()
  const taken = plain().withExif({IFD0: {Artist: 'Asha Rao'}, IFD3: {GPSLatitude: '17/1 26/1 0/1'}})
  const original = copyOf(await taken.withMetadata({orientation: 6}).jpeg().toBuffer())
  expect(Buffer.from(original).includes('Asha Rao')).toBe(true)
  const {upload: form, publicUrl} = await getForm(app, 'gate.jpg', 'image/jpeg')
  const response = await post(app, formOf(form.fields, original))
  expect(response.status).toBe(204)
  const served = await app.request(new URL(publicUrl).pathname)
  expect(served.headers.get('etag')).toBe(response.headers.get('etag'))
  const bytes = Buffer.from(await served.arrayBuffer())
  expect(served.headers.get('content-length')).toBe(String(bytes.length))
  expect(bytes.includes('Asha Rao')).toBe(false)
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  // Nothing on the disk has the original: not the file, not a leftover.
  expect(readdirSync(join(folder(), 'files', publicUrl.split('/').at(-1) ?? '')).sort()).toEqual([
    'about.json',
    'file',
  ])
  expect((await post(app, formOf(form.fields, original))).status).toBe(204)
})

test('one day deletes the oldest files only: a twentieth of all, or 20', async () => {
  const files = openDiskFiles(folder())
  for (let index = 0; index < 30; index += 1) {
    const slug = `file-${index}-0123456789abcdef.png`
    const made = join(folder(), 'incoming', slug)
    mkdirSync(made, {recursive: true})
    writeFileSync(join(made, 'file'), 'x')
    writeFileSync(
      join(made, 'about.json'),
      JSON.stringify({type: 'image/png', bytes: 1, md5: '', storedAt: index}),
    )
    await files.add(made, slug)
  }
  const names: string[] = []
  const onDeleted = (slugs: string[]) => names.push(...slugs)
  expect(await deleteFilesBefore(25, {files, days: 400, onDeleted})).toEqual({deleted: 20, left: 5})
  expect([names.length, names[0]]).toEqual([20, 'file-0-0123456789abcdef.png'])
  expect((await files.list()).map(({storedAt}) => storedAt)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20])
})

test.each(['', '{"type":'])('a file whose note holds only %j is listed, and can be deleted', async (note) => {
  const app = open()
  const sound = slugOf((await upload(app, await png())).path)
  const damaged = slugOf((await upload(app, await png())).path)
  const files = openDiskFiles(folder())
  const whole = new Map((await files.list()).map((file) => [file.slug, file]))
  writeFileSync(join(folder(), 'files', damaged, 'about.json'), note)
  const found = new Map((await files.list()).map((file) => [file.slug, file]))
  expect(found.get(sound)).toEqual(whole.get(sound))
  expect(found.get(damaged)).toEqual({...whole.get(damaged), storedAt: expect.any(Number)})
  expect(await files.delete(damaged)).toBe(true)
  expect((await app.request(`/uploads/${damaged}`)).status).toBe(410)
  expect(stored().files).toEqual([sound])
})

const listed = z.object({
  files: z.array(
    z.object({
      slug: z.string(),
      type: z.string(),
      bytes: z.number(),
      storedAt: z.iso.datetime(),
      url: z.string(),
    }),
  ),
  count: z.number(),
  mayDelete: z.boolean(),
  keptDays: z.number().nullable(),
})

function openForStaff() {
  const deletions: Parameters<StaffOptions['onDeleted']>[0][] = []
  const app = new Hono<ClientEnv>()
    .use(async (context, next) => {
      context.set('clientAddress', '203.0.113.7')
      await next()
    })
    .route('/', open())
    .route(
      '/',
      staffRoutes({
        files: openDiskFiles(folder()),
        publicUrl: ORIGIN,
        keptDays: 365,
        identify: (headers) => {
          const role = headers.get('x-test-role')
          return role === null ? undefined : {id: 'person-1', role}
        },
        onDeleted: (deletion) => deletions.push(deletion),
      }),
    )
  const ask = (role: string, path = '/upload-service/files', method = 'GET') =>
    app.request(path, {method, headers: role === '' ? {} : {'x-test-role': role}})
  return {app, ask, deletions}
}

test('an editor sees the uploaded files, newest first', async () => {
  const {app, ask} = openForStaff()
  const {path} = await upload(app, await png())
  const answer = await ask('editor')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const {files, ...rest} = listed.parse(await answer.json())
  const slug = slugOf(path)
  expect(files).toMatchObject([{slug, type: 'image/png', url: `${ORIGIN}/file/${slug}`}])
  expect(rest).toEqual({count: 1, mayDelete: true, keptDays: 365})
})

test.each([
  ['', 401, 401],
  ['catalogue-editor', 403, 403],
  ['viewer', 200, 403],
  ['editor-without-purge', 200, 403],
  ['editor', 200, 204],
  ['administrator', 200, 204],
])('the role %j lists uploaded files with %i and deletes one with %i', async (role, list, deletion) => {
  const {app, ask, deletions} = openForStaff()
  const {path} = await upload(app, await png())
  const slug = slugOf(path)
  const answer = await ask(role)
  expect(answer.status).toBe(list)
  expect((await answer.text()).includes(slug)).toBe(list === 200)
  expect((await ask(role, `/upload-service/files/${slug}`, 'DELETE')).status).toBe(deletion)
  expect((await app.request(path)).status).toBe(deletion === 204 ? 410 : 200)
  expect(deletions).toEqual(deletion === 204 ? [{slug, actor: 'person-1', sender: '203.0.113.7'}] : [])
})

test.each(['lost-0123456789abcdef.png', '..%2f..%2fx', 'deleted'])(
  'there is no file %s to delete',
  async (name) => {
    const {ask} = openForStaff()
    expect((await ask('administrator', `/upload-service/files/${name}`, 'DELETE')).status).toBe(404)
  },
)
