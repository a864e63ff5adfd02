import {execFile} from 'node:child_process'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test'
import {z} from 'zod'
import {SLOW_MS, complaintsOf, go, publish, signInWith, test, textOf} from './studio.ts'

// The shop's schema has no tags, no Portable Text and no files, so a trial Studio with them replaces the shop's Studio.
const root = join(import.meta.dirname, '../..')
const dist = join(root, '.build/trial-studio')
const patience = {timeout: SLOW_MS}
const DRAWING = {name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% a plan\n')}

test.setTimeout(4 * SLOW_MS)

/** The trial Studio, which stays open from test to test. */
let page: Page

test.beforeAll(async ({browser, baseURL}) => {
  test.setTimeout(4 * SLOW_MS)
  await promisify(execFile)(process.execPath, ['scripts/e2e/trial-studio.ts'], {cwd: root})
  // The page is served by the test, so Chromium treats its event streams to the server as local network access.
  const permissions = ['local-network-access', 'clipboard-read', 'clipboard-write']
  const context = await browser.newContext({baseURL: baseURL ?? '', permissions})
  await serveTrial(context)
  await signInWith(context, process.env.LAKE_TOKEN ?? '')
  page = await context.newPage()
  await page.goto('/studio/structure')
  await expect(page.getByTestId('studio-navbar')).toBeVisible(patience)
})

test.afterAll(() => page.context().close())

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
  content,
  request,
}) => {
  // The form of a deleted document is read-only, so each run uses a new id.
  const id = `note-e2e-${Date.now()}`
  content.removeAfterwards(id)
  const complaints = complaintsOf(page)
  await go(page, `/structure/note;${id}`)
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
  await page.reload()
  await expect(page.getByText('never by mould')).toBeVisible(patience)
  await expect(page.getByTestId('field-tags').getByText('hand-cut')).toBeVisible(patience)
  await expect(page.getByText('plan.pdf')).toBeVisible(patience)
})

const dialogOf = (page: Page) => page.getByTestId('nested-object-dialog').last()

async function closeDialog(page: Page) {
  await dialogOf(page).getByRole('button', {name: 'Close dialog'}).click()
  await expect(page.getByTestId('nested-object-dialog')).toHaveCount(0, patience)
}

/** Adds an element to a list of objects and types its name in the dialog that opens. */
async function addObject(page: Page, list: Locator, name: string) {
  await list.getByRole('button', {name: 'Add item'}).last().click(patience)
  await dialogOf(page)
    .getByTestId(/\.name$/)
    .getByRole('textbox')
    .fill(name, patience)
}

/** Moves an element of a list up by one. Each key waits for what screen readers hear of the one before. */
async function moveUpByKeys(page: Page, handle: Locator) {
  const heard = page.locator('[id^="DndLiveRegion"]').filter({hasText: 'Draggable item'})
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(heard).toContainText('was moved over')
  const itself = await heard.innerText()
  await page.keyboard.press('ArrowUp')
  await expect(heard).not.toHaveText(itself)
  await page.keyboard.press('Space')
  await expect(heard).toContainText('was dropped over')
}

async function dragBelow(page: Page, first: Locator, second: Locator) {
  const [from, to] = await Promise.all([first.boundingBox(), second.boundingBox()])
  if (!from || !to) throw new Error('The handles are not on the screen')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + to.height, {steps: 10})
  await page.mouse.up()
}

/** Compares the draft with the published document. */
async function expectAddedWords(page: Page, words: string) {
  await page.getByTestId('pane-context-menu-button').filter({visible: true}).last().click()
  await page.getByRole('menuitem', {name: 'Compare versions'}).click()
  const comparison = page.getByRole('dialog').filter({hasText: 'Compare versions'})
  await expect(comparison.locator('ins')).toHaveText(words)
  await page.keyboard.press('Escape')
  await expect(comparison).toBeHidden()
}

test('objects in objects, their order, copies, references made in place and reverted changes are stored', async ({
  content,
}) => {
  const id = `note-objects-${Date.now()}`
  content.removeAfterwards(id)
  const complaints = complaintsOf(page)
  await go(page, `/structure/note;${id}`)
  await textOf(page, 'title').fill('Fountain', patience)
  const draft = () => content.find(`drafts.${id}`)
  const parts = page.getByTestId('field-parts')

  await addObject(page, parts, 'Basin')
  await dialogOf(page)
    .getByTestId(/size\.height$/)
    .getByRole('spinbutton')
    .fill('120')
  await addObject(page, dialogOf(page).getByTestId(/\.steps$/), 'Cut')
  await closeDialog(page)
  await addObject(page, parts, 'Column')
  await closeDialog(page)
  await addObject(page, parts, 'Bowl')
  await closeDialog(page)
  await expect.poll(draft, patience).toMatchObject({
    parts: [{name: 'Basin', size: {height: 120}, steps: [{name: 'Cut'}]}, {name: 'Column'}, {name: 'Bowl'}],
  })
  const handles = parts.locator('[data-ui="DragHandleButton"]')
  const names = (of = id) => content.query('*[_id == $id][0].parts[].name', {id: `drafts.${of}`})
  await moveUpByKeys(page, handles.last())
  await expect.poll(names, patience).toEqual(['Basin', 'Bowl', 'Column'])
  await dragBelow(page, handles.first(), handles.nth(1))
  await expect.poll(names, patience).toEqual(['Bowl', 'Basin', 'Column'])

  await publish(page, content, id)
  await parts.getByTestId('array-item-menu-button').nth(1).click()
  await page.getByRole('menuitem', {name: 'Remove'}).click()
  await expect.poll(names, patience).toEqual(['Bowl', 'Column'])

  await textOf(page, 'title').fill('Fountain of two parts')
  await expect.poll(draft, patience).toMatchObject({title: 'Fountain of two parts'})
  await expectAddedWords(page, 'of two parts')

  await page.getByTestId('pane-footer-document-status').click()
  const review = page.getByTestId('review-changes-pane').filter({visible: true}).last()
  await review.getByTestId(/^group-change-revert-button/).click()
  await page.getByTestId('confirm-popover-confirm-button').filter({visible: true}).click()
  await expect.poll(names, patience).toEqual(['Bowl', 'Basin', 'Column'])
  await closeDialog(page)

  await parts.getByTestId('field-actions-trigger').first().click({force: true})
  await page.getByRole('menuitem', {name: 'Copy field'}).click()
  await page.getByRole('button', {name: 'Create', exact: true}).click()
  // Until its pane is there, the last pane is the one that refers to it.
  await expect(page).toHaveURL(/parentRefPath/, patience)
  const basis = page.getByTestId('document-pane').last()
  await basis.getByTestId('field-title').getByRole('textbox').fill('Basis', patience)
  await basis.getByTestId('field-parts').getByTestId('field-actions-trigger').first().click({force: true})
  await page.getByRole('menuitem', {name: 'Paste field'}).click()
  const basisId = () => content.query('*[_id == $id][0].basis._ref', {id: `drafts.${id}`})
  await expect.poll(basisId, patience).toEqual(expect.any(String))
  const made = z.string().parse(await basisId())
  content.removeAfterwards(made)
  await expect.poll(() => names(made), patience).toEqual(['Bowl', 'Basin', 'Column'])

  await publish(basis, content, made)
  await go(page, `/structure/note;${id}`)
  await publish(page, content, id)
  expect(await content.find(id)).toMatchObject({basis: {_type: 'reference', _ref: made}})
  expect(await content.find(id)).not.toHaveProperty('basis._weak')
  // The Studio's comparison warns about a list of its own.
  expect(complaints.filter((words) => !words.includes('[scroll-mirror]'))).toEqual([])
})
