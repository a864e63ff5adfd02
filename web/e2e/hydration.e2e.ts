import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {expect, test} from '@playwright/test'

let server: ChildProcess
let site: string

test.beforeAll(async ({baseURL}) => {
  test.setTimeout(120_000)
  server = spawn(
    'node',
    ['--disable-warning=ExperimentalWarning', 'scripts/development-site.ts', baseURL ?? ''],
    {
      cwd: new URL('../..', import.meta.url),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (!server.stdout) throw new Error('The development site has no output')
  const [line] = await once(createInterface(server.stdout), 'line')
  site = String(line)
})

test.afterAll(() => {
  server.kill()
})

/** What the browser says of a 404 page, and React of being its development build. */
const EXPECTED = /status of 404|React DevTools/

const PATHS = [
  '/',
  '/?utm_source=a&gclid=1',
  '/designs',
  '/designs?view=all',
  '/designs?view=list',
  '/designs/wall-mural',
  '/designs/fountain?item=FOU-002',
  '/designs/concrete',
  '/about',
  '/testimonials',
  '/contact',
  '/nowhere',
  '/admin',
  '/rate-us',
  '/setup-owner-phone',
  '/file-upload',
  '/file',
  '/file/list.docx',
]

test('server and browser agree on every page, however it is reached', async ({page}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!EXPECTED.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of PATHS) {
    await page.goto(site + path)
    await page.locator('html[data-hydrated]').waitFor()
  }
  await page.goto(`${site}/`)
  await page.locator('html[data-hydrated]').waitFor()
  for (const name of ['Designs', 'Contact', 'Testimonials', 'About', 'Home']) {
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).click()
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  }
  expect(complaints).toEqual([])
})
