import {afterEach, beforeEach, expect, test, vi} from 'vitest'

const reload = vi.fn<() => void>()

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

test('a visit is reloaded once, whichever parts are missing then', async () => {
  const before = await load()
  expect(before.may()).toBe(true)
  before.loadAnew()
  const after = await load()
  expect([after.may(), after.may('about-2.js')]).toEqual([false, false])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that renders its failure twice may still be reloaded', async () => {
  const {may} = await load()
  expect([may(), may()]).toEqual([true, true])
})

test('another failure during the reload does not cause a second reload', async () => {
  const {may, loadAnew} = await load()
  loadAnew()
  loadAnew()
  expect(may('about-2.js')).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the reload keeps the router’s state in the entry', async () => {
  const {loadAnew} = await load()
  history.replaceState({__TSR_key: 'k', isDialog: true}, '')
  loadAnew()
  expect(history.state).toEqual({__TSR_key: 'k', isDialog: true, loadedAnewAt: Date.now()})
})

test('the same visit an hour later, and the next visit, may be reloaded again', async () => {
  const first = await load()
  first.loadAnew()
  vi.advanceTimersByTime(60 * 60_000)
  const later = await load()
  expect(later.may()).toBe(true)
  later.loadAnew()
  vi.stubGlobal('history', new Entries())
  expect((await load()).may()).toBe(true)
})

test('does not reload a page without a network', async () => {
  vi.stubGlobal('navigator', {onLine: false})
  expect((await load()).may()).toBe(false)
})

test.each([new Error('The catalogue answered with status 500'), 'text', undefined])(
  'does not reload a page for another failure: %s',
  async (error) => {
    expect((await load()).mayLoadAnew(error)).toBe(false)
  },
)
