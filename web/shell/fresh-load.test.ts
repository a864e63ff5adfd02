import {afterEach, beforeEach, expect, test, vi} from 'vitest'

const reload = vi.fn<() => void>()

/** Status with which the server responds about the page. Undefined: there is no network. */
let status: number | undefined

/** The browser's history, in which each visit to a page is an entry. */
class Entries {
  state: unknown = null
  replaceState(state: unknown) {
    this.state = structuredClone(state)
  }
}

/** The page after a load. */
async function load() {
  vi.resetModules()
  const {MissingChunk} = await import('../data/route-scripts.ts')
  const {ContentError} = await import('../data/sanity.ts')
  const {mayLoadAnew, loadAnew} = await import('./fresh-load.ts')
  const may = (file = 'about-1.js') =>
    mayLoadAnew(new MissingChunk(`A part of this page could not be loaded (${file}).`))
  return {may, mayLoadAnew, loadAnew, ContentError}
}

beforeEach(() => {
  status = 200
  vi.useFakeTimers()
  vi.stubGlobal('History', Entries)
  vi.stubGlobal('history', new Entries())
  vi.stubGlobal('location', {reload, href: 'https://shop.example/about'})
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response(null, {status})
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  reload.mockClear()
})

test('a page is reloaded once, whichever parts or contents are missing then', async () => {
  const before = await load()
  expect(before.may()).toBe(true)
  expect(await before.loadAnew()).toBe(true)
  const after = await load()
  expect([after.may(), after.may('about-2.js')]).toEqual([false, false])
  expect(after.mayLoadAnew(new after.ContentError('The catalogue answered with status 503'))).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page whose content fails may be reloaded', async () => {
  const {mayLoadAnew, ContentError} = await load()
  expect(mayLoadAnew(new ContentError('The catalogue answered with status 503'))).toBe(true)
})

test('a page to which the visitor has come back may be reloaded once more', async () => {
  await (await load()).loadAnew()
  const {href} = location
  vi.stubGlobal('location', {reload, href: 'https://shop.example/testimonials'})
  const next = await load()
  location.href = href
  expect(next.may()).toBe(true)
})

test('a page that renders its failure twice may still be reloaded', async () => {
  const {may} = await load()
  expect([may(), may()]).toEqual([true, true])
})

test('another failure during the reload does not cause a second reload', async () => {
  const {may, loadAnew} = await load()
  expect(await Promise.all([loadAnew(), loadAnew()])).toEqual([true, true])
  expect(may('about-2.js')).toBe(true)
  expect(await loadAnew()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('patch A7: the reload keeps the router’s state in the entry', async () => {
  const {loadAnew} = await load()
  history.replaceState({__TSR_key: 'k', productDepth: 1}, '')
  await loadAnew()
  expect(history.state).toEqual({__TSR_key: 'k', productDepth: 1, loadedAnewAt: Date.now()})
})

test('the same visit an hour later, and the next visit, may be reloaded again', async () => {
  await (await load()).loadAnew()
  vi.advanceTimersByTime(60 * 60_000)
  const later = await load()
  expect(later.may()).toBe(true)
  await later.loadAnew()
  vi.stubGlobal('history', new Entries())
  expect((await load()).may()).toBe(true)
})

test.each([503, undefined])('a page that would not open stays: status %s', async (answer) => {
  status = answer
  const {may, loadAnew} = await load()
  expect(await Promise.all([loadAnew(), loadAnew()])).toEqual([false, false])
  expect(reload).not.toHaveBeenCalled()
  status = 200
  expect(may()).toBe(true)
  expect(await loadAnew()).toBe(true)
})

test('a page that the visitor has left meanwhile is not reloaded', async () => {
  const {loadAnew} = await load()
  const left = loadAnew()
  location.href = 'https://shop.example/contact'
  expect(await left).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test.each([new Error('x is not a function'), 'text', undefined])(
  'does not reload a page for another failure: %s',
  async (error) => {
    expect((await load()).mayLoadAnew(error)).toBe(false)
  },
)
