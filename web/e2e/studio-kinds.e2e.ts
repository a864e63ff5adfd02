import {execFile} from 'node:child_process'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, type BrowserContext, type Page} from '@playwright/test'
import {SLOW_MS, complaintsOf, publish, signInWith, test, textOf} from './studio.ts'

// The shop's schema has no tags, no Portable Text and no files, so a trial Studio with them replaces the shop's Studio.
const root = join(import.meta.dirname, '../..')
const dist = join(root, '.build/trial-studio')
const patience = {timeout: SLOW_MS}
const DRAWING = {name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% a plan\n')}

test.setTimeout(4 * SLOW_MS)
// The page is served by the test, so Chromium treats its event streams to the server as local network access.
test.use({permissions: ['local-network-access']})

test.beforeAll(async () => {
  test.setTimeout(4 * SLOW_MS)
  await promisify(execFile)(process.execPath, ['scripts/journeys/trial-studio.ts'], {cwd: root})
})

/** Serves the trial Studio's page and files under `/studio`. The page gets the settings of the running server. */
async function serveTrial(context: BrowserContext) {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  await context.route('**/studio/**', async (route) => {
    const {pathname} = new URL(route.request().url())
    if (pathname.startsWith('/studio/static/'))
      return route.fulfill({path: join(dist, pathname.slice('/studio/'.length))})
    const [settings = ''] =
      /<script [^>]*id="studio-settings".*?<\/script>/.exec(await (await route.fetch()).text()) ?? []
    return route.fulfill({contentType: 'text/html', body: page.replace('<head>', () => `<head>${settings}`)})
  })
}

async function addTags(page: Page, ...tags: string[]) {
  const field = page.locator('#tags')
  for (const tag of tags) {
    await field.fill(tag, patience)
    await field.press('Enter')
  }
}

async function writeText(page: Page) {
  await page.getByTestId('pt-editor').locator('[contenteditable=true]').click(patience)
  await page.keyboard.type('Cut by hand, ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('never by mould')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second paragraph')
}

test('tags, Portable Text and a file are stored as written, and shown again after a reload', async ({
  context,
  page,
  content,
  request,
}) => {
  // The form of a deleted document is read-only, so each run uses a new id.
  const id = `note-journey-${Date.now()}`
  content.removeAfterwards(id)
  const complaints = complaintsOf(page)
  await serveTrial(context)
  await signInWith(context, process.env.LAKE_TOKEN ?? '')
  await page.goto(`/studio/structure/note;${id}`)
  await textOf(page, 'title').fill('A note', patience)

  const draft = () => content.find(`drafts.${id}`)
  await addTags(page, 'granite', 'outdoor', 'hand-cut')
  await expect.poll(draft, patience).toMatchObject({tags: ['granite', 'outdoor', 'hand-cut']})

  await writeText(page)
  const span = (text: string, marks: string[] = []) => expect.objectContaining({_type: 'span', text, marks})
  await expect.poll(draft, patience).toMatchObject({
    body: [
      {
        _type: 'block',
        style: 'normal',
        children: [span('Cut by hand, '), span('never by mould', ['strong'])],
      },
      {_type: 'block', style: 'normal', children: [span('Second paragraph')]},
    ],
  })

  await page.locator('input[type=file]').setInputFiles(DRAWING)
  await expect
    .poll(draft, patience)
    .toMatchObject({drawing: {asset: {_ref: expect.stringMatching(/^file-[0-9a-f]{40}-pdf$/)}}})
  const url = await content.query('*[_id == $id][0].drawing.asset->url', {id: `drafts.${id}`})
  expect(await (await request.get(String(url))).body()).toEqual(DRAWING.buffer)

  await publish(page, content, id)
  expect(complaints).toEqual([])
  await page.close()
  const later = await context.newPage()
  await later.goto(`/studio/structure/note;${id}`)
  await expect(later.getByText('never by mould')).toBeVisible(patience)
  await expect(later.getByTestId('field-tags').getByText('hand-cut')).toBeVisible(patience)
  await expect(later.getByText('plan.pdf')).toBeVisible(patience)
})
