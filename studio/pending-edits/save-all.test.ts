import {BehaviorSubject, NEVER} from 'rxjs'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {keptTexts} from './kept-texts.ts'
import {saveAll, SETTLED_MS} from './save-all.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const product = (_rev: string, name: string) => ({
  _id: 'drafts.one',
  _type: 'product',
  _createdAt: '',
  _updatedAt: '',
  _rev,
  name,
})

/** A document whose form was left while the text `Kota` was being saved. */
function leftForm() {
  const isConsistent = new BehaviorSubject(false)
  const state = new BehaviorSubject({published: null, version: null, draft: product('a', 'Kota')})
  const storage = new Map<string, string>()
  const texts = keptTexts(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, text) => storage.set(key, text),
      removeItem: (key) => storage.delete(key),
    },
    'meera one',
  )
  texts.write({at: 0, revision: 'a', changes: [{path: ['name'], before: 'Lotus', after: 'Kota'}]})
  const pair = {
    consistencyStatus: () => isConsistent,
    editOperations: () => NEVER,
    editState: () => state,
  }
  saveAll(pair, {id: 'one', type: 'product', version: undefined}, texts)
  return {isConsistent, state, texts}
}

test('a document is watched until its texts are stored, then no longer, and the kept texts are forgotten', () => {
  const {isConsistent, state, texts} = leftForm()
  vi.advanceTimersByTime(100 * SETTLED_MS)
  expect(isConsistent.observed).toBe(true)
  isConsistent.next(true)
  state.next({...state.value, draft: product('b', 'Kota')})
  expect(texts.read()).toBeDefined()
  vi.advanceTimersByTime(SETTLED_MS)
  expect(isConsistent.observed).toBe(false)
  expect(texts.read()).toBeUndefined()
})

test('texts that the lake rejects stay kept', () => {
  const {isConsistent, state, texts} = leftForm()
  state.next({...state.value, draft: product('a', 'Lotus')})
  isConsistent.next(true)
  vi.advanceTimersByTime(SETTLED_MS)
  expect(isConsistent.observed).toBe(false)
  expect(texts.read()).toBeDefined()
})

test('a store that fails ends the watch, and the texts stay kept', () => {
  const {isConsistent, state, texts} = leftForm()
  state.error(new Error('No connection'))
  expect(isConsistent.observed).toBe(false)
  expect(texts.read()).toBeDefined()
})
