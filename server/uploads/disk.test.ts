import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {canMount, newDisk} from '../../lib/testing/own-disk.ts'
import {codeOf, formOf, getForm, ORIGIN, png, pngOf, post, testService, upload} from './test-service.ts'

const service = testService()

/** A service whose files are on a disk of their own. */
function openOn(disk: ReturnType<typeof newDisk>) {
  const dir = join(disk.folder, 'uploads')
  const problems: string[] = []
  const app = service.open({
    store: {kind: 'local', dir, secret: 'a secret of the test'},
    limits: {freeBytes: 0},
    report: (problem) => problems.push(problem),
  })
  const kept = () => ['files', 'incoming'].flatMap((folder) => readdirSync(join(dir, folder)))
  return {app, problems, kept}
}

test.runIf(canMount)(
  'a disk that gets full in the middle of an upload says so and keeps nothing',
  async () => {
    const disk = newDisk('size=64m')
    const {app, kept} = openOn(disk)
    const form = new Response(formOf((await getForm(app)).upload.fields, await pngOf(3_000_000)))
    const bytes = new Uint8Array(await form.clone().arrayBuffer())
    const halves = [bytes.slice(0, bytes.length / 2), bytes.slice(bytes.length / 2)]
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const part = halves.shift()
          if (part && halves.length === 0) disk.fill()
          if (part) controller.enqueue(part)
          else controller.close()
        },
      },
      {highWaterMark: 0},
    )
    const init = {method: 'POST', headers: form.headers, body, duplex: 'half'}
    const refused = await app.request(new Request(`${ORIGIN}/upload-service/objects`, init))
    expect(await codeOf(refused)).toMatchObject({
      status: 503,
      code: 'ServiceUnavailable',
      text: expect.stringContaining('The disk is full.'),
    })
    expect(kept()).toEqual([])
    disk.empty()
    expect((await upload(app, await png())).response.status).toBe(204)
  },
)

test.runIf(canMount)('a disk that is read-only for a moment takes files again by itself', async () => {
  const disk = newDisk('size=64m')
  const {app, problems, kept} = openOn(disk)
  const {fields} = (await getForm(app)).upload
  disk.remount('ro')
  expect(await codeOf(await post(app, formOf(fields, await png())))).toMatchObject({code: 'InternalError'})
  expect(problems).toEqual(['An upload could not be stored'])
  disk.remount('rw')
  expect(kept()).toEqual([])
  expect((await post(app, formOf(fields, await png()))).status).toBe(204)
})
