import {createAdaptorServer} from '@hono/node-server'
import {expect, test, type Page} from '@playwright/test'
import {Hono} from 'hono'
import sharp from 'sharp'
import {startOtherShop, type OtherShop} from './other-shop.ts'
import {expectStatus, RED} from './upload.ts'
import {visit} from './visit.ts'

const ALLOWED = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'POST'}

/**
 * The part of an S3 bucket called `files` that an upload needs. It accepts every form without a signature, and
 * anybody may read, copy and delete objects. `server/uploads/bucket.slow.test.ts` runs against a real bucket.
 */
function openBucket() {
  const objects = new Map<string, ArrayBuffer>()
  const app = new Hono()
  // Browsers send a preflight request when a script listens to upload progress.
  app.options('/files', () => new Response(null, {status: 204, headers: ALLOWED}))
  app.post('/files', async ({req}) => {
    const form = await req.formData()
    const [key, file] = [form.get('key'), form.get('file')]
    if (typeof key === 'string' && file instanceof File) {
      objects.set(`/files/${key}`, await file.arrayBuffer())
    }
    return new Response(null, {status: 204, headers: ALLOWED})
  })
  app.get('*', ({req}) => {
    const object = objects.get(req.path)
    return new Response(object, {
      status: object ? 200 : 404,
      headers: {'Content-Type': 'image/png', ETag: '"1"'},
    })
  })
  app.put('*', ({req}) => {
    const source = objects.get(`/${req.header('x-amz-copy-source')}`)
    if (source) objects.set(req.path, source)
    const headers = {'Content-Type': 'application/xml'}
    const body = '<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>'
    return new Response(body, {status: source ? 200 : 404, headers})
  })
  app.delete('*', ({req}) => {
    objects.delete(req.path)
    return new Response(null, {status: 204})
  })
  const server = createAdaptorServer({fetch: app.fetch})
  const listening = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {objects, listening, close: () => server.close()}
}

let shop: OtherShop
let bucket: ReturnType<typeof openBucket>

test.beforeAll(async () => {
  bucket = openBucket()
  shop = await startOtherShop({
    UPLOAD_BUCKET: 'files',
    UPLOAD_REGION: 'ap-south-1',
    UPLOAD_ENDPOINT: `http://127.0.0.1:${await bucket.listening}`,
    AWS_ACCESS_KEY_ID: 'SHOPSHOPSHOPSHOPSHOP',
    AWS_SECRET_ACCESS_KEY: 'a/secret+that/only+these/tests+know/0001',
  })
})
test.afterAll(async () => {
  await shop.close()
  bucket.close()
})

async function send(page: Page, buffer: Buffer) {
  await visit(page, `${shop.url}/file-upload`)
  await page.getByLabel('File').setInputFiles({name: 'Gate.png', mimeType: 'image/png', buffer})
  await page.getByRole('button', {name: 'Upload', exact: true}).click()
}

test('a picture is stored in the bucket and served from there through the shop', async ({page}) => {
  const image = await sharp({create: {width: 60, height: 40, channels: 3, background: 'teal'}})
    .png()
    .toBuffer()
  await send(page, image)
  await expect(page.locator('form').getByRole('status')).toHaveText('Uploaded')
  const address = await page.getByRole('link', {name: /\/uploads\//}).getAttribute('href')
  expect(address).toMatch(new RegExp(`^${shop.url}/uploads/gate-[0-9a-z]{16}\\.png$`))
  // The upload page asked for the check, so the object has moved from `incoming/` to `uploads/`.
  expect([...bucket.objects.keys()]).toEqual([`/files${new URL(address ?? '').pathname}`])
  await page.getByRole('link', {name: 'View File'}).click()
  const shown = page.getByRole('main').getByRole('img')
  await expect(shown).toBeVisible()
  await expect(shown).toHaveJSProperty('naturalWidth', 60)
})

test('a file in the bucket that is no picture is reported to the visitor and deleted', async ({page}) => {
  bucket.objects.clear()
  await send(page, Buffer.from('just text'))
  await expect(page.locator('form').getByRole('status')).toHaveText(
    'S3 upload failed: 415 The file is not an image or a PDF. It was not kept.',
  )
  expect(bucket.objects.size).toBe(0)
})

test('a client with too many uploads is refused, with the time to wait', async ({page, request}) => {
  const data = {fileName: 'a.png', contentType: 'image/png'}
  let granted = 0
  const ask = () => request.post(`${shop.url}/upload-service/get-upload-url`, {data})
  while ((await ask()).ok()) granted += 1
  // A client has sixty in ten minutes. The tests before may have used two.
  expect(granted).toBeGreaterThanOrEqual(58)
  expect(granted).toBeLessThanOrEqual(60)
  await send(page, Buffer.from('just text'))
  await expectStatus(
    page,
    /^Failed: Too many uploads came from this connection. Please try again in \d+ (?:seconds|minutes)\.$/,
    RED,
  )
})
