import {expect, test as base, type BrowserContext, type Page} from '@playwright/test'
import {startOtherShop} from './other-shop.ts'
import {catchCalls, eventsOf, visit} from './visit.ts'

const PIXEL = '1234567890'
const TAG = 'G-STONE123'
const SEND_TO = 'AW-987654321/stoneCall'

/** A request from the browser to another host. */
interface Sent {
  url: URL
  method: string
  headers: Record<string, string>
  body: string
}

/** Stub of the pixel's script: sends queued and later calls to the real script's address. */
const PIXEL_SCRIPT = `{
  const send = ([command, name, parameters]) => {
    const query = new URLSearchParams({command, name, parameters: JSON.stringify(parameters ?? null)})
    new Image().src = 'https://www.facebook.com/tr?' + query
  }
  fbq.callMethod = (...call) => send(call)
  for (const call of fbq.queue.splice(0)) send(call)
}`

/** Stub of Google's tag: sends each `arguments` object in the data layer, and ignores everything else. */
const TAG_SCRIPT = `{
  const send = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return
    const [name, target, parameters] = command
    const query = new URLSearchParams({name, target: String(target), parameters: JSON.stringify(parameters ?? null)})
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + query)
  }
  const {push} = dataLayer
  dataLayer.push = (...commands) => { commands.forEach(send); return push.apply(dataLayer, commands) }
  dataLayer.forEach(send)
}`

const SCRIPTS: Record<string, string> = {
  'connect.facebook.net': PIXEL_SCRIPT,
  'www.googletagmanager.com': TAG_SCRIPT,
}

/** Stubs the answers of all other hosts. @returns the requests to them, growing as they are sent */
async function standInForTrackers(context: BrowserContext): Promise<Sent[]> {
  const sent: Sent[] = []
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const request = route.request()
      const url = new URL(request.url())
      sent.push({url, method: request.method(), headers: request.headers(), body: request.postData() ?? ''})
      const headers = {'access-control-allow-origin': '*'}
      if (url.hostname === 'ip.example') return route.fulfill({headers, json: {ip: '198.51.100.7'}})
      const script = SCRIPTS[url.hostname]
      if (script) return route.fulfill({contentType: 'text/javascript', body: script})
      return route.fulfill({status: 204, headers, body: ''})
    },
  )
  return sent
}

/** Journeys through a shop with every tracker id set, and with form services on other hosts. */
const test = base.extend<{sent: Sent[]; complaints: string[]}, {shop: string}>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted
    async ({}, use, {project}) => {
      const shop = await startOtherShop(project.use.baseURL ?? '', {
        META_PIXEL_ID: PIXEL,
        GA_MEASUREMENT_ID: TAG,
        GOOGLE_ADS_SEND_TO: SEND_TO,
        FORMS_SUBMISSIONS_URL: 'https://forms.example/submissions/1',
        FORMS_LEADS_URL: 'https://forms.example/leads/2',
        FORMS_ERRORS_URL: 'https://forms.example/errors/3',
        IP_LOOKUP_URL: 'https://ip.example/?format=json',
      })
      await use(shop.url)
      await shop.close()
    },
    {scope: 'worker', timeout: 60_000},
  ],
  baseURL: async ({shop}, use) => use(shop),
  sent: async ({context}, use) => {
    await catchCalls(context)
    await use(await standInForTrackers(context))
  },
  /** Console messages about violations of the Content-Security-Policy. */
  complaints: async ({page}, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text())
    })
    await use(complaints)
  },
})

const calls = (sent: Sent[], host: string) =>
  sent.filter(({url}) => url.hostname === host).map(({url}) => Object.fromEntries(url.searchParams))

const pixelCalls = (sent: Sent[]) =>
  calls(sent, 'www.facebook.com').map(({command, name, parameters = 'null'}) => [
    command,
    name,
    JSON.parse(parameters),
  ])

const tagCalls = (sent: Sent[], wanted?: string) =>
  calls(sent, 'region1.google-analytics.com')
    .filter(({target}) => wanted === undefined || target === wanted)
    .map(({name, target, parameters = 'null'}) => [name, target, JSON.parse(parameters)])

const settled = (sent: Sent[]) => expect.poll(() => pixelCalls(sent).length).toBeGreaterThan(1)

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name})

test('tracker scripts load after the page has been painted and loaded, and earlier events are not lost', async ({
  page,
  sent,
  complaints,
}) => {
  const answer = await visit(page, '/designs/fountain')
  expect(await answer?.text()).not.toMatch(/<(?:script|link)[^>]*(?:facebook|google)/)
  await settled(sent)
  const {scripts, loaded, painted} = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return {
      scripts: performance
        .getEntriesByType('resource')
        .filter(({name}) => /fbevents|gtag/.test(name))
        .map(({startTime}) => startTime),
      loaded: Object(navigation?.toJSON()).loadEventEnd,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    }
  })
  expect(scripts).toHaveLength(2)
  for (const start of scripts) expect(start).toBeGreaterThan(Math.max(loaded, painted))
  expect(sent.filter(({url}) => SCRIPTS[url.hostname]).map(({url}) => url.href)).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${TAG}`,
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
  expect(pixelCalls(sent)).toEqual([
    ['init', PIXEL, null],
    ['track', 'PageView', null],
  ])
  expect(tagCalls(sent).map(([name, target]) => [name, target])).toEqual([
    ['js', expect.any(String)],
    ['config', TAG],
    ['config', 'AW-987654321'],
    ['event', 'PageView'],
  ])
  expect(complaints).toEqual([])
})

test('each change of path counts one page view; an open product or a filter counts none', async ({
  page,
  sent,
}) => {
  const paths = async () =>
    (await eventsOf(page)).filter(([name]) => name === 'PageView').map(([, view]) => view['page_path'])
  await visit(page, '/')
  await settled(sent)
  await menu(page, 'Designs').click()
  await expect(page).toHaveURL(/\/designs$/)
  // The address changes before the page is shown, and a page that is left before it is shown is no view.
  await expect.poll(paths).toEqual(['/', '/designs'])
  await page.getByRole('region', {name: 'Offer'}).getByRole('link', {name: 'View All Products'}).click()
  await expect(page).toHaveURL(/view=all/)
  await menu(page, 'About').click()
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(paths).toEqual(['/', '/designs', '/about'])
  await page.goBack()
  await expect(page).toHaveURL(/view=all/)
  await expect.poll(paths).toEqual(['/', '/designs', '/about', '/designs'])
  await expect.poll(() => pixelCalls(sent).filter(([, name]) => name === 'PageView')).toHaveLength(4)
  await expect.poll(() => tagCalls(sent, 'PageView')).toHaveLength(4)
  await visit(page, '/designs/gazebo')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await paths()).toEqual(['/designs/gazebo'])
})

test('Ask Price on a product sends a contact intent to the pixel and a conversion to the search ads, with its value', async ({
  page,
  sent,
  complaints,
}) => {
  await visit(page, '/designs/fountain?item=FOU-002&gclid=abc')
  await settled(sent)
  const [, shown] = await page.evaluate(async () => {
    const query = encodeURIComponent('*[_id == "product-fountain-FOU-002"][0]{contentId, productId, value}')
    const {result} = await (await fetch(`/lake/v2025-02-19/data/query/production?query=${query}`)).json()
    return [0, result]
  })
  const intent = {
    content_ids: [shown.contentId ?? shown.productId],
    content_type: 'product',
    value: shown.value,
    currency: 'INR',
  }
  await page.getByRole('dialog').getByRole('link', {name: 'Ask Price'}).click()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await expect(page.getByRole('button', {name: 'Open WhatsApp'})).toBeHidden()
  await expect
    .poll(() => pixelCalls(sent).slice(2))
    .toEqual([
      ['trackCustom', 'modal_open', {modal: 'price'}],
      ['trackCustom', 'modal_primary_click', {modal: 'price'}],
      ['trackCustom', 'CONTACT_INTENT_CLICK', intent],
    ])
  expect(tagCalls(sent, 'CONTACT_INTENT_CLICK')).toEqual([['event', 'CONTACT_INTENT_CLICK', intent]])
  expect(tagCalls(sent, 'conversion')).toEqual([
    ['event', 'conversion', {send_to: SEND_TO, value: shown.value, currency: 'INR'}],
  ])
  expect(complaints).toEqual([])
})

test('form services on other hosts receive their formats, and the shop’s own receive nothing', async ({
  page,
  sent,
  complaints,
}) => {
  const ours: string[] = []
  page.on('request', (request) => {
    if (/localhost.*\/(?:forms\/|ip$)/.test(request.url())) ours.push(request.url())
  })
  await visit(page, '/designs/gazebo?wbraid=w1')
  await settled(sent)
  await page.getByRole('main').getByRole('link', {name: 'Call Us', exact: true}).click()
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const context = {pageUri: page.url(), pageName: await page.title()}
  const to = (path: string) =>
    sent.filter(({url}) => url.hostname === 'forms.example' && url.pathname === path)
  await expect.poll(() => [to('/submissions/1').length, to('/leads/2').length]).toEqual([1, 2])
  const [submission] = to('/submissions/1')
  expect(JSON.parse(submission?.body ?? '')).toEqual({
    fields: [{name: 'page_url', value: page.url()}],
    context: {ipAddress: '198.51.100.7', ...context},
  })
  expect(submission?.headers).toMatchObject({'content-type': 'application/json'})
  expect(submission?.headers['idempotency-key']).toBeUndefined()
  const fields = [...new URLSearchParams(to('/leads/2')[0]?.body)]
  expect(fields.map(([name, value]) => [name, JSON.parse(value)])).toEqual([
    ['store', {clickID: [{w1: {name: 'wbraid', ts: expect.any(Number)}}]}],
    ['hs_context', context],
  ])
  await page.evaluate(() => void Promise.reject(new Error('nobody waits for this')))
  await expect.poll(() => to('/errors/3').length).toBe(1)
  expect([...new URLSearchParams(to('/errors/3')[0]?.body).keys()]).toEqual([
    'message',
    'page_url',
    'hs_context',
  ])
  expect(ours).toEqual([])
  expect(complaints).toEqual([])
})

test('the owner’s phone sends its enquiry and reports no qualified lead', async ({page, sent}) => {
  await visit(page, '/setup-owner-phone')
  await visit(page, '/designs/gazebo')
  await page.getByRole('main').getByRole('link', {name: 'Call Us', exact: true}).click()
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(sent.filter(({url}) => url.pathname === '/leads/2')).toEqual([])
  expect(sent.filter(({url}) => url.pathname === '/submissions/1')).toHaveLength(1)
})

test('the policy blocks the script of an unknown host', async ({page, sent, complaints}) => {
  await visit(page, '/about')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://ads.example/other.js'
    document.head.append(script)
  })
  await expect.poll(() => complaints.length).toBe(1)
  expect(sent.filter(({url}) => url.hostname === 'ads.example')).toEqual([])
})

test('trackers that never answer do not block a visitor', async ({page, context}) => {
  await catchCalls(context)
  await context.route(
    (url) => url.hostname !== 'localhost',
    () => new Promise(() => {}),
  )
  await visit(page, '/designs/gazebo')
  await menu(page, 'About').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About Us')
})
