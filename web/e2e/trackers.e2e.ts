import {expect, type Page} from '@playwright/test'
import {PIXEL, SCRIPTS, SEND_TO, TAG, test as tracked, type Sent} from './tracked-shop.ts'
import {hide} from './contact.ts'
import {catchCalls, eventsOf, visit, WHEN_IDLE} from './visit.ts'

/** The visitor has said yes to everything on an earlier visit. */
const test = tracked.extend({
  context: async ({context}, use) => {
    await context.addInitScript(() => {
      const purposes = ['advertising', 'statistics']
      localStorage.setItem(
        'consent',
        JSON.stringify({version: '1', at: '2026-11-23T10:00:00.000Z', purposes}),
      )
    })
    await use(context)
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

const settled = (sent: Sent[]) => expect.poll(() => pixelCalls(sent).length, WHEN_IDLE).toBeGreaterThan(1)

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name})

test('tracker scripts load after the page has been painted and loaded, earlier events are not lost, and the policy blocks an unknown host', async ({
  page,
  sent,
  complaints,
}) => {
  const answer = await visit(page, '/designs/fountain')
  expect(await answer?.text()).not.toMatch(/<(?:script|link)[^>]*(?:facebook|google)/)
  await settled(sent)
  const times = () =>
    page.evaluate(() => {
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
  await expect.poll(times).toMatchObject({scripts: [expect.any(Number), expect.any(Number)]})
  const {scripts, loaded, painted} = await times()
  for (const start of scripts) expect(start).toBeGreaterThan(Math.max(loaded, painted))
  expect(sent.filter(({url}) => SCRIPTS[url.hostname]).map(({url}) => url.href)).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${TAG}`,
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
  expect(pixelCalls(sent)).toEqual([
    ['init', PIXEL, null],
    ['track', 'PageView', null],
  ])
  const commands = () => tagCalls(sent).map(([name, target]) => [name, target])
  await expect.poll(commands).toEqual([
    ['consent', 'default'],
    ['set', 'ads_data_redaction'],
    ['set', 'url_passthrough'],
    ['consent', 'update'],
    ['js', expect.any(String)],
    ['config', TAG],
    ['config', 'AW-987654321'],
    ['event', 'PageView'],
  ])
  expect(complaints).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://ads.example/other.js'
    document.head.append(script)
  })
  await expect.poll(() => complaints.length).toBe(1)
  expect(sent.filter(({url}) => url.hostname === 'ads.example')).toEqual([])
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
  await visit(page, '/designs/fountain')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await paths()).toEqual(['/designs/fountain'])
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
  await hide(page)
  await expect(page.getByRole('button', {name: 'Open WhatsApp'})).toBeHidden()
  await expect
    .poll(() => pixelCalls(sent).slice(2))
    .toEqual([
      ['trackCustom', 'modal_open', {modal: 'price'}],
      ['trackCustom', 'modal_primary_click', {modal: 'price'}],
      ['trackCustom', 'CONTACT_INTENT_CLICK', intent],
    ])
  const calls = (name: string) => () => tagCalls(sent, name)
  await expect.poll(calls('CONTACT_INTENT_CLICK')).toEqual([['event', 'CONTACT_INTENT_CLICK', intent]])
  await expect
    .poll(calls('conversion'))
    .toEqual([['event', 'conversion', {send_to: SEND_TO, value: shown.value, currency: 'INR'}]])
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
  await visit(page, '/designs/fountain?wbraid=w1')
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
  await expect(page.getByRole('heading', {name: 'Setup Done'})).toBeVisible()
  await visit(page, '/designs/fountain')
  await page.getByRole('main').getByRole('link', {name: 'Call Us', exact: true}).click()
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => sent.filter(({url}) => url.pathname === '/submissions/1')).toHaveLength(1)
  expect(sent.filter(({url}) => url.pathname === '/leads/2')).toEqual([])
})

test('trackers that never answer do not block a visitor', async ({page, context}) => {
  await catchCalls(context)
  await context.route(
    (url) => url.hostname !== 'localhost',
    () => new Promise(() => {}),
  )
  await visit(page, '/designs/fountain')
  await menu(page, 'About').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About Us')
})
