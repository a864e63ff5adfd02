import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openDeviceList, parseList, partsOfKey, productKey} from './device-list.ts'

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

test('the newest product comes first, each appears once, and the oldest beyond the limit are dropped', () => {
  const list = openDeviceList({storageKey: 'list', limit: 3})
  for (const id of ['1', '2', '3', '1', '4']) list.add(productKey('jalli', id))
  expect(list.read()).toEqual(['jalli/4', 'jalli/1', 'jalli/3'])
  list.remove('jalli/1')
  expect(openDeviceList({storageKey: 'list', limit: 3}).read()).toEqual(['jalli/4', 'jalli/3'])
})

test('a full list that keeps all takes no further product until one is removed', () => {
  const list = openDeviceList({storageKey: 'list', limit: 2, keepsAll: true})
  for (const id of ['1', '2', '3', '1']) list.add(productKey('jalli', id))
  expect(list.read()).toEqual(['jalli/1', 'jalli/2'])
  list.remove('jalli/2')
  list.add('jalli/3')
  expect(list.read()).toEqual(['jalli/3', 'jalli/1'])
})

test('an unchanged list stays the same array', () => {
  stored.set('list', '{"version":1,"pieces":["jalli/1"]}')
  const list = openDeviceList({storageKey: 'list', limit: 3})
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
])('reads %s as an empty list', (text) => {
  expect(parseList(text, 10)).toEqual([])
})

test('a change in another tab notifies and is read, one of another key is not', () => {
  const list = openDeviceList({storageKey: 'list', limit: 3})
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

test('without storage the list lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  const list = openDeviceList({storageKey: 'list', limit: 3})
  list.add('jalli/1')
  expect(list.read()).toEqual(['jalli/1'])
})

test('a key holds the category and the product id', () => {
  expect(partsOfKey(productKey('flower-pot', 'FLO-001'))).toEqual({
    category: 'flower-pot',
    productId: 'FLO-001',
  })
})
