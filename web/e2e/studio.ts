import {expect, test as base} from '@playwright/test'
import type {APIRequestContext, BrowserContext, Locator, Page} from '@playwright/test'
import {z} from 'zod'

/** Milliseconds. On a busy machine, starting the Studio and publishing take seconds each. */
export const SLOW_MS = 45_000

/** An image of 8 × 10 pixels, sandstone-coloured. */
export const IMAGE = {
  name: 'gateway.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAKCAIAAAAGpYjXAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4OqcNK2IY7hIAaHCYMfTHEK0AAAAASUVORK5CYII=',
    'base64',
  ),
}

const API = '/lake/v2025-02-19/data'
const SESSION_KEY = 'stone-designs.session'
const document = z.looseObject({_id: z.string(), _type: z.string()})
const queried = z.object({result: z.unknown()})

type StoredDocument = z.infer<typeof document>

/** The content in the lake: prepares a test and checks its result. */
export interface Content {
  /** @throws if the lake rejects a mutation */
  mutate(...mutations: object[]): Promise<void>
  /** The stored document of an id, which may be a draft's. */
  find(id: string): Promise<StoredDocument | undefined>
  /** Whether a document is published and has no draft. */
  isPublished(id: string): Promise<boolean>
  query(groq: string, params?: Record<string, unknown>): Promise<unknown>
  /** Creates a testimonial, ordered after all others, and returns its id. It is deleted after the test. */
  testimonial(name: string): Promise<string>
  /** Deletes the document of this id and its draft after the test. */
  removeAfterwards(id: string): void
}

interface Fixtures {
  content: Content
  /**
   * The Studio of an administrator; a complaint in it fails the test. It stays open from test to test,
   * because starting the Studio takes seconds. A test begins with `go`.
   */
  studio: Page
  /** Complaints of that page so far. A test that provokes one removes it from the list. */
  complaints: string[]
}

interface Desk {
  context: BrowserContext
  page: Page
  complaints: string[]
}

export const test = base.extend<Fixtures, {desk: Desk}>({
  // A trace of the Studio's large pages would double the time. A failure still reports the page's content.
  trace: 'off',
  desk: [
    async ({browser}, use, {project}) => {
      const {baseURL, viewport} = project.use
      const context = await browser.newContext({baseURL: baseURL ?? '', viewport: viewport ?? null})
      await signInWith(context, process.env.LAKE_TOKEN ?? '')
      await tourSeen(context.request, TOUR_STEPS)
      const page = await context.newPage()
      const complaints = complaintsOf(page)
      await page.goto('/studio/structure')
      await expect(page.getByText('Products by category').first()).toBeVisible({timeout: SLOW_MS})
      await use({context, page, complaints})
      await context.close()
    },
    {scope: 'worker', timeout: 2 * SLOW_MS},
  ],
  studio: async ({desk}, use) => {
    await use(desk.page)
    expect(desk.complaints.splice(0)).toEqual([])
  },
  complaints: async ({desk}, use) => use(desk.complaints),
  content: async ({request}, use) => {
    const made: string[] = []
    await use(contentOf(request, made))
    const remains = made.flatMap((id) => [{delete: {id: `drafts.${id}`}}, {delete: {id}}])
    if (remains.length > 0) await contentOf(request, made).mutate(...remains)
  },
})

/** Goes to an address inside the open Studio without a reload, as the Studio's own links do. */
export const go = (studio: Page, path: string) =>
  studio.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', {state: null}))
  }, `/studio${path}`)

/** Steps of the first-run tour. Tests begin after it. */
export const TOUR_STEPS = 5

/** Stores how many steps of the tour this person has seen. */
export async function tourSeen(request: APIRequestContext, steps: number) {
  const response = await request.put('/lake/v2025-02-19/users/me/keyvalue', {
    headers: {authorization: `Bearer ${process.env.LAKE_TOKEN}`},
    data: [{key: 'stone-designs.tour', value: steps}],
  })
  expect(response.status()).toBe(200)
}

/** The session or token with which a page is signed in. */
export const sessionOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)

/** Signs in every page of the browser context with this session or token. */
export const signInWith = (context: BrowserContext, token: string) =>
  context.addInitScript(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, token] as const)

/**
 * Complaints of a page from now on: console errors and warnings, uncaught errors, requests to another host,
 * responses of 400 and above, and failed requests. Requests that a page aborts when it is left do not count.
 * @param hosts those that the page may reach
 */
export function complaintsOf(page: Page, hosts = /^localhost$/): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !hosts.test(url.hostname))
      complaints.push(`outside: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`)
  })
  return complaints
}

/**
 * Complaints that come when the page in the preview's frame, or the Studio, takes seconds, as on a busy machine. Sanity's
 * script in the frame reports a mismatch of versions when the Studio does not answer it for ten seconds.
 */
const SLOW_FRAME =
  /\[@sanity\/comlink\] Received no response|Unable to connect to visual editing|Failed to fetch shared state|\[@sanity\/visual-editing\] Package version mismatch/

/** Removes these from the complaints. */
export function forgiveSlowFrame(complaints: string[]) {
  complaints.push(...complaints.splice(0).filter((complaint) => !SLOW_FRAME.test(complaint)))
}

function contentOf(request: APIRequestContext, made: string[]): Content {
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const mutate = async (...mutations: object[]) => {
    const response = await request.post(`${API}/mutate/production`, {headers, data: {mutations}})
    expect(response.status(), await response.text()).toBe(200)
  }
  const query = async (groq: string, params: Record<string, unknown> = {}) => {
    const values = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
    const response = await request.get(`${API}/query/production`, {
      headers,
      params: {query: groq, perspective: 'raw', ...Object.fromEntries(values)},
    })
    return queried.parse(await response.json()).result
  }
  return {
    mutate,
    query,
    find: async (id) => document.nullable().parse(await query('*[_id == $id][0]', {id})) ?? undefined,
    removeAfterwards: (id) => made.push(id),
    isPublished: async (id) => String(await query('*[_id in [$id, "drafts." + $id]]._id', {id})) === id,
    testimonial: async (name) => {
      const id = `testimonial-e2e-${Date.now()}`
      made.push(id)
      const {avatar} = document.parse(await query('*[_id == "testimonial-1"][0]'))
      const words = {role: 'Architect', content: 'The frieze is cut as drawn.'}
      await mutate({create: {_id: id, _type: 'testimonial', number: 900, name, ...words, avatar}})
      return id
    },
  }
}

/** Opens the form of a document by the address that links and other tools use. */
export async function openDocument(studio: Page, type: string, id: string) {
  await go(studio, `/intent/edit/id=${id};type=${type}`)
  await expect(studio).toHaveURL(new RegExp(`/structure/.*;${id}$`))
  await expect(form(studio)).toBeVisible({timeout: SLOW_MS})
}

export const form = (studio: Page) => studio.getByTestId('form-view')

/** The text box of a field. */
export const textOf = (studio: Page, path: string): Locator =>
  studio.getByTestId(`field-${path}`).getByRole('textbox').first()

/** Chooses an action in the menu beside Publish. */
export async function act(studio: Page, name: string) {
  await studio.getByTestId('action-menu-button').click()
  await studio.getByRole('menuitem', {name}).click()
}

/**
 * Clicks Publish until the lake has published: the Studio drops a click while it still validates the last change.
 * @param form the page, or a pane of it
 */
export async function publish(form: Page | Locator, content: Content, id: string, label = 'Publish') {
  const button = form.getByTestId('pane-footer').getByRole('button', {name: label, exact: true})
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect.poll(() => content.isPublished(id), {timeout: 3000}).toBe(true)
  }).toPass({timeout: SLOW_MS})
}

/** Counts the texts in these buttons that do not fit. */
export const countCutOff = (buttons: Element[]) =>
  buttons
    .flatMap((button) => [...button.querySelectorAll('span')])
    .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length
