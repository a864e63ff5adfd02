import {test as base, type BrowserContext} from '@playwright/test'
import {startOtherShop} from './other-shop.ts'
import {OUTSIDE, catchCalls} from './visit.ts'

export const PIXEL = '1234567890'
export const TAG = 'G-STONE123'
export const SEND_TO = 'AW-987654321/stoneCall'

/** A request from the browser to another host. */
export interface Sent {
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

export const SCRIPTS: Record<string, string> = {
  'connect.facebook.net': PIXEL_SCRIPT,
  'www.googletagmanager.com': TAG_SCRIPT,
}

/** Stubs the answers of all other hosts. @returns the requests to them, growing as they are sent */
async function standInForTrackers(context: BrowserContext): Promise<Sent[]> {
  const sent: Sent[] = []
  await context.route(OUTSIDE, (route) => {
    const request = route.request()
    const url = new URL(request.url())
    sent.push({url, method: request.method(), headers: request.headers(), body: request.postData() ?? ''})
    const headers = {'access-control-allow-origin': '*'}
    if (url.hostname === 'ip.example') return route.fulfill({headers, json: {ip: '198.51.100.7'}})
    const script = SCRIPTS[url.hostname]
    if (script) return route.fulfill({contentType: 'text/javascript', body: script})
    return route.fulfill({status: 204, headers, body: ''})
  })
  return sent
}

/** Tests of a shop with every tracker id set, and with form services on other hosts. */
export const test = base.extend<{sent: Sent[]; complaints: string[]}, {shop: string}>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted
    async ({}, use) => {
      const shop = await startOtherShop({
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
