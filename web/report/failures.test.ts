import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type * as Failures from './failures.ts'

const PAGE = 'https://shop.example/designs/gazebo'
type Listener = (event: object) => void
let listeners: Map<string, Listener>
let posted: {address: string; fields: Record<string, string>}[]
let page: {dataLayer?: unknown[]}
let failures: typeof Failures

beforeEach(async () => {
  listeners = new Map()
  posted = []
  page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL(PAGE))
  vi.stubGlobal('document', {title: 'Gazebo', getElementById: () => ({textContent: '{}'})})
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener))
  vi.stubGlobal('reportError', (error: Error) =>
    happen('error', {message: error.message, filename: '', error}),
  )
  vi.stubGlobal('fetch', async (address: string, {body}: {body: URLSearchParams}) => {
    posted.push({address, fields: Object.fromEntries(body)})
    throw new TypeError('Failed to fetch')
  })
  // A page remembers its reports, so each test is a page of its own.
  vi.resetModules()
  failures = await import('./failures.ts')
  failures.watchFailures()
})
afterEach(() => vi.unstubAllGlobals())

async function happen(type: 'error' | 'unhandledrejection', event: object) {
  listeners.get(type)?.(event)
  await vi.dynamicImportSettled()
}
const events = () => (page.dataLayer ?? []).map((command) => Object.values(Object(command)).slice(1))
const messages = () => posted.map(({fields}) => fields['message'])

test('an error in our scripts goes to the error log and to analytics', async () => {
  await happen('error', {message: 'x is not a function', filename: `${PAGE}/app.js`, error: new Error('x')})
  expect(posted).toEqual([
    {
      address: '/forms/error-log',
      fields: {
        message: 'x is not a function',
        page_url: PAGE,
        hs_context: JSON.stringify({pageUri: PAGE, pageName: 'Gazebo'}),
      },
    },
  ])
  expect(events()).toEqual([['js_exception', {description: 'x is not a function', fatal: false}]])
})

test('an error that names the address reports only the parameters that the site knows, whatever the visitor chose', async () => {
  vi.stubGlobal('location', new URL(`${PAGE}?srsltid=S&item=7#msclkid=M`))
  await happen('unhandledrejection', {reason: new Error(`No page at ${location.href} or elsewhere`)})
  expect(posted[0]?.fields).toMatchObject({
    message: `No page at ${PAGE}?item=7 or elsewhere`,
    page_url: `${PAGE}?item=7`,
  })
})

test('an unhandled rejection counts as an error', async () => {
  await happen('unhandledrejection', {reason: new Error('no answer')})
  await happen('unhandledrejection', {reason: 'plain text'})
  expect(messages()).toEqual(['no answer', 'plain text'])
})

test.each([
  ['another origin’s script', {message: 'boom', filename: 'https://ads.example/a.js'}],
  ['an extension', {message: 'boom', filename: 'chrome-extension://abc/content.js'}],
  ['a script whose error the browser hides', {message: 'Script error.', filename: ''}],
  ['the same, without the full stop', {message: 'Script error', filename: ''}],
])('ignores an error of %s', async (_, event) => {
  await happen('error', event)
  expect(posted).toEqual([])
  expect(events()).toEqual([])
})

test('twenty promises that an extension rejects leave room for the one that is ours', async () => {
  for (let number = 0; number < 20; number += 1) {
    const reason = new Error(`wallet ${number}`)
    reason.stack = `Error: wallet ${number}\n    at f (chrome-extension://abc/inpage.js:1:2)`
    await happen('unhandledrejection', {reason})
  }
  const reason = new Error('ours')
  reason.stack = 'Error: ours\n    at f (https://shop.example/assets/app.js:1:2)'
  await happen('unhandledrejection', {reason})
  expect(messages()).toEqual(['ours'])
})

test('an aborted request is no failure', async () => {
  await happen('unhandledrejection', {reason: new DOMException('Aborted', 'AbortError')})
  expect(posted).toEqual([])
})

test('reports each message once, and at most ten messages', async () => {
  for (const number of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    await happen('error', {message: `fault ${number}`, filename: '', error: new Error()})
  }
  expect(messages()).toEqual(Array.from({length: 10}, (_, index) => `fault ${index + 1}`))
  expect(events()).toHaveLength(10)
})

test('reports a page that could not be rendered once, cut to the limits of analytics', async () => {
  const error = new Error('m'.repeat(150))
  failures.keepComponentStack(error, {componentStack: 's'.repeat(600)})
  failures.reportRenderFailure(error)
  failures.reportRenderFailure(error)
  await vi.dynamicImportSettled()
  expect(events()).toEqual([
    ['js_exception', {description: 'm'.repeat(100), fatal: true, component_stack: 's'.repeat(500)}],
  ])
  expect(messages()).toEqual(['m'.repeat(150)])
})
