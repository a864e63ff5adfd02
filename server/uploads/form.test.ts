import {Busboy} from '@fastify/busboy'
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {z} from 'zod'
import {readForm} from './form.ts'
import {presignPost} from './policy.ts'
import {codeOf, formOf, getForm, png, pngOf, post, testService} from './test-service.ts'

const {folder, open, stored} = testService()

describe('POST /upload-service/objects', () => {
  test('rejects a form that has expired, and one for another type', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z')
    const app = open({now: () => now})
    const {upload} = await getForm(app)
    const changed = await post(app, formOf({...upload.fields, 'Content-Type': 'text/html'}, await png()))
    expect(await codeOf(changed)).toMatchObject({status: 403, code: 'AccessDenied'})
    now += 900_000
    const expired = await codeOf(await post(app, formOf(upload.fields, await png())))
    expect(expired).toMatchObject({status: 403, code: 'AccessDenied'})
    expect(expired.text).toContain('Policy expired.')
  })

  test('rejects a form signed with another secret, or for another file', async () => {
    const app = open()
    const {upload} = await getForm(open({store: {kind: 'local', dir: folder(), secret: 'another secret'}}))
    expect(await codeOf(await post(app, formOf(upload.fields, await png())))).toMatchObject({
      code: 'SignatureDoesNotMatch',
    })
    const mine = await getForm(app)
    const moved = {...mine.upload.fields, key: 'uploads/other-0123456789abcdef.png'}
    expect(await codeOf(await post(app, formOf(moved, await png())))).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    })
  })

  test('rejects a signed key outside the store', async () => {
    const permission = {
      bucket: 'uploads',
      contentType: 'image/png',
      byteRange: {min: 1, max: 1e6},
      expiresInSeconds: 60,
    }
    const credentials = {
      accessKeyId: 'STONEDESIGNSUPLOADS',
      secretAccessKey: 'a secret of the test',
      region: 'local',
    }
    for (const key of [
      'uploads/../../escaped.png',
      'other/a.png',
      'uploads/.png',
      'uploads/A.png',
      'uploads/a"b.png',
    ]) {
      const fields = presignPost({...permission, key}, credentials, Date.now())
      expect(await codeOf(await post(open(), formOf(fields, await png())))).toMatchObject({
        code: 'InvalidArgument',
      })
    }
  })

  // The parser reads an ignored part only up to the size of its buffer when more bytes come at once, and then stalls.
  test('a long part without a name is ignored, and a form without a file is rejected', async () => {
    const app = open({limits: {idleMs: 1000}})
    const response = await app.request('/upload-service/objects', {
      method: 'POST',
      headers: {'content-type': 'multipart/form-data; boundary=b'},
      body: `--b\r\nContent-Dis: form-data; name="a"\r\n\r\n${'x'.repeat(70_000)}\r\n--b--\r\n`,
    })
    expect(await codeOf(response)).toMatchObject({status: 400, code: 'InvalidArgument'})
  })

  test('rejects a form whose bytes nobody takes in time', async () => {
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    const headers = {'content-type': 'multipart/form-data; boundary=b'}
    const body = `${file}${'x'.repeat(300_000)}\r\n--b--\r\n`
    const request = new Request('http://shop.example/', {method: 'POST', headers, body})
    const bounds = {maxBodyBytes: 1e6, idleMs: 50, totalMs: 5000, graceMs: 50}
    // Reads the first bytes only.
    const onFile = async (_fields: unknown, bytes: AsyncIterable<Uint8Array>) => {
      for await (const _part of bytes) await new Promise((resolve) => setTimeout(resolve, 300))
    }
    await expect(readForm(request, bounds, onFile)).rejects.toMatchObject({code: 'RequestTimeout'})
  })

  test('parses a few kilobytes after the part that is too many', async () => {
    const write = vi.spyOn(Busboy.prototype, 'write')
    onTestFinished(() => write.mockRestore())
    const headers = {'content-type': 'multipart/form-data; boundary=b'}
    const body = '--b\r\nA: b\r\n\r\n\r\n'.repeat(5000)
    expect((await codeOf(await post(open(), body, headers))).code).toBe('MaxPostPreDataLengthExceeded')
    const parsed = write.mock.calls.reduce(
      (sum, [chunk]) => sum + z.instanceof(Uint8Array).parse(chunk).byteLength,
      0,
    )
    expect(parsed).toBeLessThan(10_000)
  })

  test.each([
    ['before the file', ''],
    ['after the file', '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n'],
  ])('rejects a form of more than 101 parts, also when they have no name: %s', async (_where, file) => {
    const headers = {'content-type': 'multipart/form-data; boundary=b'}
    const codeFor = async (parts: number) => {
      const body = `${file}${'--b\r\nA: b\r\n\r\n\r\n'.repeat(parts)}--b--\r\n`
      return (await codeOf(await post(open(), body, headers))).code
    }
    expect(await codeFor(100)).not.toBe('MaxPostPreDataLengthExceeded')
    expect(await codeFor(102)).toBe('MaxPostPreDataLengthExceeded')
  })

  test('ignores fields after the file', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const form = new FormData()
    form.append('file', new Blob([await png()]), 'a.png')
    for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
    const first = await codeOf(await post(app, form))
    expect(first).toMatchObject({status: 400, code: 'InvalidArgument'})
    expect(first.text).toContain(
      "a field named 'key'.  If it is specified, please check the order of the fields.",
    )
    const last = formOf(upload.fields, await png())
    last.append('submit', 'Upload')
    expect((await post(app, last)).status).toBe(204)
  })

  test('accepts exactly one file', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const none = await codeOf(await post(app, formOf(upload.fields)))
    expect(none).toMatchObject({status: 400, code: 'InvalidArgument'})
    expect(none.text).toContain('POST requires exactly one file upload per request.')
    const two = formOf(upload.fields, await png())
    two.append('file', new Blob([await png()]), 'b.png')
    expect((await codeOf(await post(app, two))).text).toContain(
      'POST requires exactly one file upload per request.',
    )
    expect(stored()).toEqual({files: [], incoming: []})
  })

  test('joins the values of a repeated field, which no policy of this server allows', async () => {
    const app = open()
    const {upload} = await getForm(app)
    for (const name of ['key', 'Content-Type', 'X-Amz-Date']) {
      const form = new FormData()
      form.append(name, upload.fields[name] ?? '')
      for (const [field, value] of Object.entries(upload.fields)) form.append(field, value)
      form.append('file', new Blob([await png()]), 'a.png')
      expect([400, 403]).toContain((await post(app, form)).status)
    }
    expect(stored().files).toEqual([])
  })

  test('rejects too many bytes before the file', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const long = {...upload.fields, 'x-ignore-a': 'a'.repeat(15_000), 'x-ignore-b': 'b'.repeat(15_000)}
    expect(await codeOf(await post(app, formOf(long, await png())))).toMatchObject({
      code: 'MaxPostPreDataLengthExceeded',
    })
    const many = Object.fromEntries(Array.from({length: 150}, (_, index) => [`x-ignore-${index}`, '1']))
    const crowded = await post(app, formOf({...upload.fields, ...many}, await png()))
    expect(await codeOf(crowded)).toMatchObject({status: 400, code: 'MaxPostPreDataLengthExceeded'})
  })

  test('rejects a body that is no form, and responds with the error of S3', async () => {
    const app = open()
    const json = await codeOf(await post(app, '{}', {'content-type': 'application/json'}))
    expect(json).toMatchObject({status: 412, code: 'PreconditionFailed'})
    expect(await codeOf(await post(app, 'x', {'content-type': 'multipart/form-data'}))).toMatchObject({
      status: 400,
      code: 'MalformedPOSTRequest',
    })
    const broken = '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nuploads/a.png'
    expect(
      await codeOf(await post(app, broken, {'content-type': 'multipart/form-data; boundary=b'})),
    ).toMatchObject({
      status: 400,
      code: 'MalformedPOSTRequest',
    })
    expect(
      await codeOf(await post(app, '', {'content-type': 'multipart/form-data; boundary=b'})),
    ).toMatchObject({
      status: 400,
    })
  })

  test('stores nothing of a body that breaks off within the file', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const whole = new Response(formOf(upload.fields, await pngOf(200_000)))
    const headers = {'content-type': whole.headers.get('content-type') ?? ''}
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const cut = await post(app, bytes.slice(0, 150_000), headers)
    expect(await codeOf(cut)).toMatchObject({status: 400, code: 'MalformedPOSTRequest'})
    const unclosed = await post(app, bytes.slice(0, -10), headers)
    expect(await codeOf(unclosed)).toMatchObject({status: 400, code: 'MalformedPOSTRequest'})
    expect(stored()).toEqual({files: [], incoming: []})
  })

  test.each([
    ['after the file', 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'],
    ['before it', ''],
  ])('responds to a part %s that breaks off in its head, and stores nothing', async (_, head) => {
    const app = open()
    const {upload} = await getForm(app)
    const parts = Object.entries(upload.fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const file = head ? [`--b\r\n${head}`, await png(), '\r\n'] : []
    const body = await new Blob([...parts, ...file, '--bnot quite a boundary\r\n--b--\r\n']).arrayBuffer()
    const answered = await post(app, body, {'content-type': 'multipart/form-data; boundary=b'})
    expect(await codeOf(answered)).toMatchObject({status: 400, code: 'MalformedPOSTRequest'})
    expect(stored()).toEqual({files: [], incoming: []})
  })
})
