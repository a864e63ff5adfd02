import {expect, test, type Locator, type Page} from '@playwright/test'
import {copyProject, type DevelopmentLoop} from './dev-loop.ts'
import {differences, looksOf} from './looks.ts'
import {visit} from './visit.ts'

/** The Studio from its sources takes long to start on a busy machine. */
const PATIENCE_MS = 120_000

const patience = {timeout: PATIENCE_MS}

let start: () => Promise<DevelopmentLoop>
let loop: DevelopmentLoop

test.describe.configure({mode: 'serial'})
test.setTimeout(2 * PATIENCE_MS)

test.beforeAll(async () => {
  test.setTimeout(2 * PATIENCE_MS)
  start = await copyProject()
  loop = await start()
  await loop.line(/Ready after/)
})

test.afterAll(() => loop.interrupt())

/** Prints how long it took from the save to what it brings about. */
async function timed(what: string, save: () => Promise<void>, arrives: () => Promise<unknown>) {
  const started = performance.now()
  await save()
  await arrives()
  console.log(`${what}: ${Math.round(performance.now() - started)} ms`)
}

function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  return complaints
}

const untilStyled = (element: Locator, property: string, value: string) =>
  expect
    .poll(() => element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property), {
      intervals: [10],
      ...patience,
    })
    .toBe(value)

test('a page looks as a build shows it before any script has run', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, reducedMotion: 'reduce'})
  const page = await context.newPage()
  for (const path of ['/about', '/contact']) {
    await page.goto(baseURL + path, {waitUntil: 'load'})
    const built = await looksOf(page)
    await page.goto(loop.url + path, {waitUntil: 'load'})
    const developed = await looksOf(page)
    expect(built.length).toBeGreaterThan(30)
    expect(developed.length).toBe(built.length)
    expect(differences(built, developed).slice(0, 20), path).toEqual([])
  }
  await context.close()
})

test('a component, a style and a token that are saved show in the open page, which keeps its state', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({width: 600, height: 800})
  await visit(page, `${loop.url}/about`)
  const menu = page.getByRole('navigation', {name: 'Main'})
  await page.getByRole('button', {name: 'Menu'}).click()
  await expect(menu).toBeVisible()
  await page.evaluate(() => Object.assign(window, {isSamePage: true}))

  await timed(
    'component',
    () => loop.edit('web/shell/Header.tsx', '{messages.testimonials}', 'Praise'),
    () => menu.getByRole('link', {name: 'Praise'}).waitFor(),
  )
  await timed(
    'style',
    () => loop.edit('web/shell/Header.tsx', 'padding: 0.875rem 0;', 'padding: 33px 0;'),
    () => untilStyled(menu.getByRole('link').first(), 'padding-top', '33px'),
  )
  await timed(
    'token of the design',
    () => loop.edit('web/design/theme.ts', "headerHeight: '4.5rem'", "headerHeight: '101px'"),
    () => untilStyled(page.locator('header').first(), 'height', '101px'),
  )

  await expect(page.getByRole('button', {name: 'Menu'})).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(complaints).toEqual([])

  const served = await (await page.request.get(page.url())).text()
  expect(served).toContain('>Praise<')
  expect(served).toContain('min-height: calc(101px + ')
})

test('a query that is saved is answered in the open page, and its types are generated', async ({page}) => {
  // Its images would move, and take a processor, for as long as the types are generated.
  await page.emulateMedia({reducedMotion: 'reduce'})
  await visit(page, `${loop.url}/designs`)
  const after = loop.lines.length
  await timed(
    'query',
    () =>
      loop.edit(
        'web/catalogue/categories.queries.ts',
        '"slug": slug.current, "title": coalesce(${TRANSLATION}.title, title), background',
        '"slug": slug.current, "title": title + " of stone", background',
      ),
    () => page.getByRole('link', {name: 'Fountain of stone'}).waitFor(patience),
  )
  await loop.line(/types +generated/, after)
  expect(await loop.read('schemas/generated/types.ts')).toContain('title + \\" of stone\\"')
})

test('a component that cannot be read is named in the page and the terminal, and the page comes back', async ({
  page,
}) => {
  const after = loop.lines.length
  await loop.edit('web/about/AboutPage.tsx', 'export function AboutPage', 'export functoin AboutPage')
  await page.goto(`${loop.url}/about`)
  await expect(page.getByRole('heading', {name: 'This page could not be made'})).toBeVisible()
  await loop.line(/AboutPage\.tsx/, after)
  await loop.edit('web/about/AboutPage.tsx', 'export functoin AboutPage', 'export function AboutPage')
  await expect(page.getByRole('banner')).toBeVisible(patience)
})

test('a wrong type is a line in the terminal, and so is its correction', async () => {
  const after = loop.lines.length
  await timed(
    'type error',
    () => loop.edit('web/shell/Footer.tsx', 'shop.footerBlurb', 'shop.footerBlurp'),
    () => loop.line(/web\/shell\/Footer\.tsx:\d+:\d+ .*footerBlurp/, after),
  )
  await loop.edit('web/shell/Footer.tsx', 'shop.footerBlurp', 'shop.footerBlurb')
  await loop.line(/types +are right again/, after)
})

test('a changed server answers again and has lost nothing; the open page stays', async ({page, request}) => {
  const lead = {slug: 'AB12CD', productName: 'A fountain'}
  const id = `kept-${Date.now()}`
  const api = `${loop.url}/lake/v2025-02-19/data`
  const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const mutations = [{create: {_id: id, _type: 'kept', ...lead}}]
  expect((await request.post(`${api}/mutate/production`, {headers, data: {mutations}})).ok()).toBe(true)
  await visit(page, `${loop.url}/contact`)
  await page.evaluate(() => Object.assign(window, {isSamePage: true}))
  const health = async () => (await request.get(`${loop.url}/healthz`)).json()

  const after = loop.lines.length
  await timed(
    'server',
    () => loop.edit('server/health/index.ts', "{status: 'ok'}", "{status: 'changed'}"),
    () => expect.poll(health, {intervals: [10], ...patience}).toEqual({status: 'changed'}),
  )
  await loop.line(/answers again after .*server\/health\/index\.ts/, after)
  const found = await request.get(`${api}/doc/production/${id}`, {headers})
  expect(await found.json()).toMatchObject({documents: [{_id: id, ...lead}]})
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a server that cannot start says so, and starts when it is mended', async ({request}) => {
  const after = loop.lines.length
  await loop.edit('server/shop.ts', 'export function openShop', 'export functoin openShop')
  await loop.line(/server +has ended/, after)
  expect((await request.get(`${loop.url}/healthz`)).status()).toBe(503)
  await loop.edit('server/shop.ts', 'export functoin openShop', 'export function openShop')
  await expect.poll(async () => (await request.get(`${loop.url}/healthz`)).status(), patience).toBe(200)
})

test('a schema that is saved changes the types and the open Studio', async ({page}) => {
  const [code = ''] = /#sign-in=\S+/.exec(loop.lines.join('\n')) ?? []
  await timed(
    'Studio, opened for the first time',
    async () => void (await page.goto(`${loop.url}/studio/intent/create/type=testimonial${code}`, patience)),
    () => page.getByText('Their own words').waitFor(patience),
  )

  const after = loop.lines.length
  const started = performance.now()
  await loop.edit(
    'schemas/documents/testimonial.ts',
    "      lineField(messages, {name: 'role'",
    "      lineField(messages, {name: 'village', description: 'Where the stone stands.'}),\n      lineField(messages, {name: 'role'",
  )
  await page.getByText('Where the stone stands.').waitFor(patience)
  console.log(`schema, in the Studio: ${Math.round(performance.now() - started)} ms`)
  await loop.line(/types +generated/, after)
  console.log(`schema, in the types: ${Math.round(performance.now() - started)} ms`)
  expect(await loop.read('schemas/generated/types.ts')).toMatch(/village\??: string/)
})

test('Ctrl-C ends every process, also while pictures are made', async ({request}) => {
  const query = '*[_type == "sanity.imageAsset"][0...20].path'
  const found = await request.get(`${loop.url}/lake/v2025-02-19/data/query/production`, {params: {query}})
  const {result: paths}: {result: string[]} = await found.json()
  const images = paths.map((path) => fetch(`${loop.url}/lake/${path}?w=701`).catch(() => undefined))
  await Promise.race(images)
  const before = loop.lines.length
  const milliseconds = Math.round(await loop.interrupt())
  console.log(`Ctrl-C: ${milliseconds} ms`)
  await Promise.all(images)
  await expect.poll(() => loop.lines.slice(before).join('\n')).toContain('everything is saved')
  expect(loop.lines.slice(before).filter((line) => !/^$|everything is saved/.test(line))).toEqual([])
})

test('Ctrl-C while it starts reports no failure', async () => {
  // Both would use one copy of the sources.
  await loop.interrupt()
  const starting = await start()
  await starting.line(/Making the first page/)
  await starting.interrupt()
  await expect.poll(() => starting.lines.join('\n')).toContain('everything is saved')
  expect(starting.lines.filter((line) => /Error|^ +at /.test(line))).toEqual([])
})
