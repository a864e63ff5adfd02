import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {captureAdClicks, newestClicks, readAdClicks} from './ad-clicks.ts'

const NOW = 1_732_147_200_000
let stored: Map<string, string>
let jar: string
/** Attributes of the cookies that were set. */
let attributes: string[]

beforeEach(() => {
  stored = new Map()
  jar = ''
  attributes = []
  vi.stubGlobal('window', {})
  provideStorage()
  provideCookies()
})
afterEach(() => vi.unstubAllGlobals())

function provideStorage({canWrite = true, canRead = true} = {}) {
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (!canRead) throw new Error('SecurityError')
      return stored.get(key) ?? null
    },
    setItem(key: string, value: string) {
      if (!canWrite) throw new Error('QuotaExceededError')
      stored.set(key, value)
    },
  })
}

function provideCookies({areOn = true} = {}) {
  vi.stubGlobal('document', {
    get cookie() {
      return jar
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ')
      attributes = rest
      if (areOn) jar = ['other=1', pair].join('; ')
    },
  })
}

/** Names of the events that the trackers got. */
const reported = () => (window.dataLayer ?? []).map((command) => Array.from(Object(command))[1])

const held = () => JSON.parse(stored.get('ad_click_ids') ?? 'null')

test('stores each of the three ids under its own value, byte for byte', () => {
  captureAdClicks('?gclid=12345678901234567890&wbraid=a%2Bb%20c&gbraid=007&utm_source=x', NOW)
  expect(held()).toEqual({
    clickID: [
      {'12345678901234567890': {name: 'gclid', ts: NOW}},
      {'007': {name: 'gbraid', ts: NOW}},
      {'a+b c': {name: 'wbraid', ts: NOW}},
    ],
  })
})

test.each(['?gclid=', '?gclid=%20%20', '?gclsrc=aw.ds&fbclid=1', ''])('%j holds no click', (search) => {
  captureAdClicks(search, NOW)
  expect(stored.size).toBe(0)
})

test('a repeated click is not added again, and keeps its time', () => {
  captureAdClicks('?gclid=a', NOW)
  captureAdClicks('?gclid=a&wbraid=b', NOW + 1)
  expect(held()).toEqual({clickID: [{a: {name: 'gclid', ts: NOW}}, {b: {name: 'wbraid', ts: NOW + 1}}]})
})

test('a value such as “constructor” counts like any other', () => {
  captureAdClicks('?gclid=constructor&wbraid=__proto__', NOW)
  expect(stored.get('ad_click_ids')).toBe(
    `{"clickID":[{"constructor":{"name":"gclid","ts":${NOW}}},{"__proto__":{"name":"wbraid","ts":${NOW}}}]}`,
  )
})

test('stores nothing on the owner’s device', () => {
  stored.set('owner', 'true')
  captureAdClicks('?gclid=a', NOW)
  expect([...stored.keys()]).toEqual(['owner'])
})

test('the owner flag is the text "true" and nothing else', () => {
  stored.set('owner', 'yes')
  captureAdClicks('?gclid=a', NOW)
  expect(held()?.clickID).toHaveLength(1)
})

test('a cookie of 90 days holds the store when local storage cannot be written', () => {
  provideStorage({canWrite: false})
  captureAdClicks('?gclid=a', NOW)
  expect(attributes).toEqual(['Max-Age=7776000', 'Path=/', 'SameSite=Lax'])
  captureAdClicks('?gclid=b', NOW + 1)
  expect(readAdClicks().clickID).toEqual([{a: {name: 'gclid', ts: NOW}}, {b: {name: 'gclid', ts: NOW + 1}}])
  expect(reported()).toEqual([])
})

test('a cookie that would exceed the browsers’ limit loses its oldest clicks', () => {
  provideStorage({canWrite: false})
  for (let click = 0; click < 60; click += 1) captureAdClicks(`?gclid=${'x'.repeat(90)}${click}`, NOW)
  expect(jar.length).toBeLessThanOrEqual(4096)
  expect(Object.keys(readAdClicks().clickID.at(-1) ?? {})).toEqual([`${'x'.repeat(90)}59`])
})

test('reports once per click that neither storage nor cookie works', () => {
  provideStorage({canWrite: false})
  provideCookies({areOn: false})
  captureAdClicks('?gclid=a', NOW)
  expect(reported()).toEqual(['write_store_failed'])
})

test('an unreadable store counts as empty, and is reported', () => {
  provideStorage({canRead: false})
  expect(readAdClicks()).toEqual({clickID: []})
  expect(reported()).toEqual(['read_store_failed'])
})

test('the next click replaces a damaged store', () => {
  stored.set('ad_click_ids', '{"clickID": 7')
  captureAdClicks('?gclid=a', NOW)
  expect(reported()).toEqual(['read_store_failed'])
  expect(held()).toEqual({clickID: [{a: {name: 'gclid', ts: NOW}}]})
})

test('keeps the hundred newest clicks', () => {
  for (let click = 0; click < 105; click += 1) captureAdClicks(`?gclid=${click}`, NOW + click)
  expect(held()?.clickID).toHaveLength(100)
  expect(held()?.clickID[0]).toEqual({5: {name: 'gclid', ts: NOW + 5}})
})

test('an enquiry needs the newest click of each kind', () => {
  captureAdClicks('?gclid=a&wbraid=w', NOW)
  captureAdClicks('?gclid=b', NOW + 1)
  expect(newestClicks(readAdClicks()).clickID).toEqual([
    {b: {name: 'gclid', ts: NOW + 1}},
    {w: {name: 'wbraid', ts: NOW}},
  ])
})
