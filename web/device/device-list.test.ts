import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openDeviceList, parseList, partsOf, pieceOf} from './device-list.ts'

let stored: Map<string, string>
let tabs: EventTarget

beforeEach(() => {
  stored = new Map()
  tabs = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
})

afterEach(() => vi.unstubAllGlobals())

test('the newest piece comes first, each once, and the oldest beyond the limit are forgotten', () => {
  const list = openDeviceList({key: 'list', limit: 3})
  for (const number of ['1', '2', '3', '1', '4']) list.add(pieceOf('jalli', number))
  expect(list.read()).toEqual(['jalli/4', 'jalli/1', 'jalli/3'])
  list.remove('jalli/1')
  expect(openDeviceList({key: 'list', limit: 3}).read()).toEqual(['jalli/4', 'jalli/3'])
})

test('a list that nobody changed stays the same array', () => {
  stored.set('list', '{"version":1,"pieces":["jalli/1"]}')
  const list = openDeviceList({key: 'list', limit: 3})
  expect(list.read()).toBe(list.read())
})

test.each([
  'null',
  'no JSON',
  '[]',
  '"jalli/1"',
  '{"version":2,"pieces":["jalli/1"]}',
  '{"version":1,"pieces":"jalli/1"}',
  '{"version":1,"pieces":[7,null,"jalli","jalli/1/2","../x","jalli/<b>"]}',
])('%s holds nothing', (text) => {
  expect(parseList(text, 10)).toEqual([])
})

test('a change in another tab is told and read, one of another key is not', () => {
  const list = openDeviceList({key: 'list', limit: 3})
  expect(list.read()).toEqual([])
  const changed = vi.fn<() => void>()
  const stop = list.subscribe(changed)
  stored.set('list', '{"version":1,"pieces":["temple/TEM-001"]}')
  tabs.dispatchEvent(Object.assign(new Event('storage'), {key: 'other'}))
  expect(changed).not.toHaveBeenCalled()
  tabs.dispatchEvent(Object.assign(new Event('storage'), {key: 'list'}))
  expect(changed).toHaveBeenCalledOnce()
  expect(list.read()).toEqual(['temple/TEM-001'])
  stop()
  list.add('temple/TEM-002')
  expect(changed).toHaveBeenCalledOnce()
})

test('where nothing can be stored the list lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  const list = openDeviceList({key: 'list', limit: 3})
  list.add('jalli/1')
  expect(list.read()).toEqual(['jalli/1'])
})

test('a piece is its category and its number', () => {
  expect(partsOf(pieceOf('flower-pot', 'FLO-001'))).toEqual({category: 'flower-pot', productId: 'FLO-001'})
})
