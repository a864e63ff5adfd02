import {afterEach, beforeEach, expect, test, vi} from 'vitest'

const reload = vi.fn<() => void>()

/** The browser's history: a visit to a page is an entry. */
class Entries {
  state: unknown = null
  replaceState(state: unknown) {
    this.state = structuredClone(state)
  }
}

/** The page as it is after it was loaded. */
async function load() {
  vi.resetModules()
  const {MissingPart} = await import('../parts.ts')
  const {mayLoadAnew, loadAnew} = await import('./fresh-load.ts')
  const may = (file = 'about-1.js') =>
    mayLoadAnew(new MissingPart(`A part of this page could not be loaded (${file}).`))
  return {may, mayLoadAnew, loadAnew}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('History', Entries)
  vi.stubGlobal('history', new Entries())
  vi.stubGlobal('location', {reload})
  vi.stubGlobal('navigator', {onLine: true})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  reload.mockClear()
})

test('a visit is loaded anew once, whichever of its parts is missing then', async () => {
  const before = await load()
  expect(before.may()).toBe(true)
  before.loadAnew()
  const after = await load()
  expect([after.may(), after.may('about-2.js')]).toEqual([false, false])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('to ask is not to do: a page that is drawn twice may still be loaded anew', async () => {
  const {may} = await load()
  expect([may(), may()]).toEqual([true, true])
})

test('what still happens on a page that is being left is no failure of the next, and no second load', async () => {
  const {may, loadAnew} = await load()
  loadAnew()
  loadAnew()
  expect(may('about-2.js')).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what the entry held of the router stays', async () => {
  const {loadAnew} = await load()
  history.replaceState({__TSR_key: 'k', isDialog: true}, '')
  loadAnew()
  expect(history.state).toEqual({__TSR_key: 'k', isDialog: true, loadedAnewAt: Date.now()})
})

test('the same visit an hour later, and the next visit, may be loaded anew again', async () => {
  const first = await load()
  first.loadAnew()
  vi.advanceTimersByTime(60 * 60_000)
  const later = await load()
  expect(later.may()).toBe(true)
  later.loadAnew()
  vi.stubGlobal('history', new Entries())
  expect((await load()).may()).toBe(true)
})

test('without a network a page is not given up for one that cannot come', async () => {
  vi.stubGlobal('navigator', {onLine: false})
  expect((await load()).may()).toBe(false)
})

test.each([new Error('The catalogue answered with status 500'), 'text', undefined])(
  'another failure is not helped by it: %s',
  async (error) => {
    expect((await load()).mayLoadAnew(error)).toBe(false)
  },
)
