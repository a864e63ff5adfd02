import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {Env} from '../../contract/site/env.ts'
import {track} from '../report/tracking.ts'
import {addressForReports, allows} from './allowed.ts'
import {storeChoice} from './choice.ts'
import {forget} from '../privacy/apply-choice.ts'
import type {Purpose} from '../../contract/enquiry/enquiry.ts'
import guardVisitor from './guard.ts'
import {openTags} from './tags.ts'
import {testEnv} from '../env/test-env.ts'

const TRACKED: Env = {...testEnv, metaPixelId: '123', gaMeasurementId: 'G-1', googleAdsSendTo: 'AW-9/abc'}
const EVERYTHING: Purpose[] = ['advertising', 'statistics']
const NO = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

let page: Pick<Window, 'dataLayer' | 'fbq' | '_fbq' | 'guard'>
let scripts: string[]
let jar: string[]
let dropped: string[]

/** A storage whose entries are its own properties, as in browsers. */
const storageOf = (entries: Record<string, string>) =>
  Object.defineProperties(
    {...entries},
    {
      getItem: {
        value: (key: string) => Object.entries(localStorage).find(([name]) => name === key)?.[1] ?? null,
      },
      setItem: {value: (key: string, value: string) => Object.assign(localStorage, {[key]: value})},
      removeItem: {
        value(this: object, key: string) {
          Reflect.deleteProperty(this, key)
        },
      },
    },
  )

beforeEach(() => {
  page = {}
  scripts = []
  jar = []
  dropped = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('https://www.shop.example/designs?gclid=g1&utm_source=x&item=7&_gl=a'))
  vi.stubGlobal('localStorage', storageOf({}))
  vi.stubGlobal('sessionStorage', storageOf({}))
  vi.stubGlobal('document', {
    createElement: () => ({src: ''}),
    head: {append: (script: {src: string}) => scripts.push(script.src)},
    get cookie() {
      return jar.join('; ')
    },
    set cookie(text: string) {
      dropped.push(text)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const commands = () => (page.dataLayer ?? []).map((command) => Array.from(Object.values(Object(command))))
const choose = (purposes: Purpose[], version = '1') =>
  storeChoice({version, at: '2026-11-23T10:00:00.000Z', purposes})

test('where nobody is asked, everything of this site is allowed and addresses stay whole', () => {
  expect([allows('advertising'), allows('statistics')]).toEqual([true, true])
  expect(addressForReports()).toBe(location.href)
})

test('before a yes, Google’s commands refuse, and events wait in memory without a request', () => {
  guardVisitor('1', true)
  track('PageView', {page_path: '/', page_location: 'https://shop.example/'})
  expect(commands()).toEqual([
    ['consent', 'default', NO],
    ['set', 'ads_data_redaction', true],
    ['set', 'url_passthrough', true],
    ['event', 'PageView', expect.anything()],
  ])
  expect(page.fbq?.queue).toEqual([['track', 'PageView']])
  expect(scripts).toEqual([])
  expect([allows('advertising'), allows('statistics')]).toEqual([false, false])
})

test('before a yes, reports name the page without ids of clicks, but with the campaign', () => {
  guardVisitor('1', false)
  expect(addressForReports()).toBe('https://www.shop.example/designs?utm_source=x&item=7')
  choose(['advertising'])
  expect(addressForReports()).toBe(location.href)
})

test.each<[string, string, Purpose[]]>([
  ['another version', '0', EVERYTHING],
  ['no purpose', '1', []],
])('a choice of %s allows nothing', (_, version, purposes) => {
  guardVisitor('1', false)
  choose(purposes, version)
  expect([allows('advertising'), allows('statistics')]).toEqual([false, false])
})

test.each(['{', 'null', '7', '{"version":"1"}', '{"version":"1","at":"","purposes":"advertising"}'])(
  'the stored text %s is no choice',
  (text) => {
    guardVisitor('1', false)
    localStorage.setItem('consent', text)
    expect(window.guard?.choice()).toBeUndefined()
    expect(allows('statistics')).toBe(false)
  },
)

test('the stored choice holds a version, a time and purposes, and nothing else', () => {
  choose(EVERYTHING)
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({
    version: '1',
    at: '2026-11-23T10:00:00.000Z',
    purposes: EVERYTHING,
  })
})

test('after a yes, both scripts load, and read refusal, choice, configuration and events in this order', () => {
  guardVisitor('1', true)
  track('PageView', {page_path: '/', page_location: 'https://shop.example/'})
  openTags(TRACKED, EVERYTHING)
  expect(commands().map(([command, name]) => [command, name])).toEqual([
    ['consent', 'default'],
    ['set', 'ads_data_redaction'],
    ['set', 'url_passthrough'],
    ['consent', 'update'],
    ['js', expect.any(Date)],
    ['config', 'G-1'],
    ['config', 'AW-9'],
    ['event', 'PageView'],
  ])
  expect(Object.prototype.toString.call(page.dataLayer?.[3])).toBe('[object Arguments]')
  expect(Object.values(Object(commands()[3]?.[2]))).toEqual(['granted', 'granted', 'granted', 'granted'])
  expect(page.fbq?.queue).toEqual([
    ['init', '123'],
    ['track', 'PageView'],
  ])
  expect(scripts).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
})

test('a yes to statistics alone loads no tracker of advertisements', () => {
  guardVisitor('1', true)
  openTags(TRACKED, ['statistics'])
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
  expect(commands().filter(([name]) => name === 'config')).toEqual([['config', 'G-1']])
  expect(commands()[3]?.[2]).toEqual({...NO, analytics_storage: 'granted'})
})

test('a yes to advertising alone loads no statistics', () => {
  guardVisitor('1', true)
  openTags(TRACKED, ['advertising'])
  expect(scripts[0]).toBe('https://www.googletagmanager.com/gtag/js?id=AW-9')
  expect(commands().filter(([name]) => name === 'config')).toEqual([['config', 'AW-9']])
})

test('a no, and a shop without ids, load nothing', () => {
  guardVisitor('1', true)
  openTags(TRACKED, [])
  openTags(testEnv, EVERYTHING)
  expect(scripts).toEqual([])
})

test('a withdrawn yes deletes what it stored, on the host and the domains above it, and nothing else', () => {
  const stored = {ad_click_ids: '{}', _gcl_ls: '1', outbox: '[]', recent: '[]'}
  vi.stubGlobal('localStorage', storageOf(stored))
  jar = ['_ga=1', '_ga_G1=2', '_fbp=3', '_gcl_au=4', 'ad_click_ids=5', 'basket=6']
  forget(['statistics'])
  expect(Object.keys(localStorage)).toEqual(['outbox', 'recent'])
  expect([...new Set(dropped.map((text) => text.split('=', 1)[0]))]).toEqual([
    '_fbp',
    '_gcl_au',
    'ad_click_ids',
  ])
  expect(dropped.slice(0, 3)).toEqual([
    '_fbp=; Max-Age=0; Path=/',
    '_fbp=; Max-Age=0; Path=/; Domain=www.shop.example',
    '_fbp=; Max-Age=0; Path=/; Domain=shop.example',
  ])
  dropped = []
  forget([])
  expect(dropped.map((text) => text.split('=', 1)[0])).toEqual(expect.arrayContaining(['_ga', '_ga_G1']))
})
