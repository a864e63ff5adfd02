import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {track, trackContactIntent} from './tracking.ts'

let page: Pick<Window, 'dataLayer' | 'fbq' | '_fbq'>

beforeEach(() => {
  page = {}
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

const commands = () => (page.dataLayer ?? []).map((command) => Array.from(Object.values(Object(command))))

test('an event reaches the data layer in gtag’s own form, whether or not an id is configured', () => {
  track('view_all_products', {})
  expect(commands()).toEqual([['event', 'view_all_products', {}]])
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]')
})

test('a contact intent goes to the pixel, the data layer and the search ads, with one value', () => {
  const fbq = vi.fn()
  page.fbq = fbq
  const intent = {content_ids: ['FOU-001'], content_type: 'product', value: 25000, currency: 'INR'} as const
  trackContactIntent({...intent, content_ids: ['FOU-001']}, 'AW-9/abc')
  expect(fbq.mock.calls).toEqual([['trackCustom', 'CONTACT_INTENT_CLICK', intent]])
  expect(commands()).toEqual([
    ['event', 'CONTACT_INTENT_CLICK', intent],
    ['event', 'conversion', {send_to: 'AW-9/abc', value: 25000, currency: 'INR'}],
  ])
})

test('a conversion without a configured account names none', () => {
  trackContactIntent({content_ids: [], content_type: 'product', value: 5000, currency: 'INR'}, undefined)
  expect(commands().at(-1)).toEqual(['event', 'conversion', {value: 5000, currency: 'INR'}])
})

test('the pixel gets page views under its own name, and no failures', () => {
  const fbq = vi.fn()
  page.fbq = fbq
  track('PageView', {page_path: '/', page_location: 'https://shop.example/'})
  track('js_exception', {description: 'x', fatal: false})
  expect(fbq.mock.calls).toEqual([['track', 'PageView']])
})

test('a tracker that throws does not break the page', () => {
  page.fbq = () => {
    throw new Error('blocked')
  }
  Object.defineProperty(page, 'dataLayer', {
    get() {
      throw new Error('frozen')
    },
  })
  expect(() => track('PageView', {page_path: '/', page_location: ''})).not.toThrow()
})
