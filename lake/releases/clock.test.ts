import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, afterEach, expect, test, vi} from 'vitest'
import {openLake, type Lake} from '../lake.ts'
import type {Action} from '../model/actions.ts'
import type {Mutation} from '../model/types.ts'

const folder = mkdtempSync(join(tmpdir(), 'lake-'))
const lakes: Lake[] = []
afterEach(() => {
  for (const lake of lakes.splice(0)) lake.close()
  vi.useRealTimers()
})
afterAll(() => rmSync(folder, {recursive: true}))

const NOON = Date.parse('2026-05-01T12:00:00Z')
const MINUTE_MS = 60_000
const at = (ms: number) => new Date(ms).toISOString()

function open(name: string, onError?: (error: unknown) => void, onNotice?: (sentence: string) => void) {
  const dataDir = name === ':memory:' ? name : join(folder, name)
  const lake = openLake({
    dataDir,
    publicBase: 'http://localhost/lake',
    projectId: 'shop',
    dataset: 'production',
    onError,
    onNotice,
  })
  lakes.push(lake)
  const dataset = lake.dataset('production')
  return {
    lake,
    dataset,
    act: (...actions: Action[]) => dataset.commit({actions, author: 'anna'}),
    mutate: (...mutations: Mutation[]) => dataset.commit({mutations, author: 'otto'}),
    get: (id: string) => dataset.documents.get(id),
  }
}

/** Actions that schedule a release with a version of `p`, whose name is the release's id. */
function scheduled(releaseId: string, publishAt: string): Action[] {
  return [
    {actionType: 'sanity.action.release.create', releaseId, metadata: {}},
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'p',
      document: {_id: `versions.${releaseId}.p`, _type: 'product', name: releaseId},
    },
    {actionType: 'sanity.action.release.schedule', releaseId, publishAt},
  ]
}

const useClock = () => vi.useFakeTimers({now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date']})

test('a release is published at its time, and its author is the person who scheduled it', () => {
  useClock()
  const {act, get, dataset} = open(':memory:')
  const authors: string[] = []
  dataset.onCommit(({author}) => authors.push(author))
  act(...scheduled('r1', at(NOON + 5 * MINUTE_MS)))
  vi.advanceTimersByTime(5 * MINUTE_MS - 1)
  expect([get('_.releases.r1')?.state, get('p')]).toEqual(['scheduled', undefined])
  vi.advanceTimersByTime(1)
  expect(get('_.releases.r1')).toMatchObject({
    state: 'published',
    publishAt: at(NOON + 5 * MINUTE_MS),
    publishedAt: at(NOON + 5 * MINUTE_MS),
  })
  expect(get('p')?.name).toBe('r1')
  expect(authors).toEqual(['anna', 'anna'])
})

test('a release that was unscheduled or postponed is not published at the old time', () => {
  useClock()
  const {act, get} = open(':memory:')
  act(...scheduled('r1', at(NOON + MINUTE_MS)))
  act(...scheduled('r2', at(NOON + MINUTE_MS)))
  act(
    {actionType: 'sanity.action.release.unschedule', releaseId: 'r1'},
    {actionType: 'sanity.action.release.schedule', releaseId: 'r2', publishAt: at(NOON + 3 * MINUTE_MS)},
  )
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(get('p')).toBeUndefined()
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect([get('p')?.name, get('_.releases.r1')?.state]).toEqual(['r2', 'active'])
})

test('releases that fell due while the lake was closed are published in order when it opens', () => {
  useClock()
  const {act, lake} = open('closed')
  act(...scheduled('late', at(NOON + 20 * MINUTE_MS)))
  act(...scheduled('early', at(NOON + 10 * MINUTE_MS)))
  act(...scheduled('future', at(NOON + 60 * MINUTE_MS)))
  lake.close()
  vi.setSystemTime(NOON + 30 * MINUTE_MS)
  const notices: string[] = []
  const {get, dataset} = open('closed', undefined, (sentence) => notices.push(sentence))
  expect(notices).toEqual([
    'Releases that fell due while the lake was closed: "early" published, "late" published.',
    expect.stringContaining('5 documents'),
  ])
  const states = ['early', 'late', 'future'].map((name) => get(`_.releases.${name}`)?.state)
  expect(states).toEqual(['published', 'published', 'scheduled'])
  expect(get('p')?.name).toBe('late')
  const published = dataset.past.since(0, 100).slice(-2)
  expect(published.map(({changes}) => changes.map(({documentId}) => documentId).at(-1))).toEqual([
    '_.releases.early',
    '_.releases.late',
  ])
  vi.advanceTimersByTime(30 * MINUTE_MS)
  expect(get('p')?.name).toBe('future')
})

test('a release that cannot be published becomes active with the reason; the next one is published', () => {
  useClock()
  const {act, mutate, get} = open(':memory:')
  mutate({create: {_id: 'q', _type: 'product'}})
  act(
    {actionType: 'sanity.action.release.create', releaseId: 'bad', metadata: {}},
    {actionType: 'sanity.action.document.version.unpublish', publishedId: 'q', versionId: 'versions.bad.q'},
    {actionType: 'sanity.action.release.schedule', releaseId: 'bad', publishAt: at(NOON + MINUTE_MS)},
  )
  act(...scheduled('good', at(NOON + MINUTE_MS)))
  mutate({create: {_id: 'other', _type: 'product', link: {_ref: 'q'}}})
  vi.advanceTimersByTime(MINUTE_MS)
  const bad = get('_.releases.bad')
  expect(bad).toMatchObject({
    state: 'active',
    error: {message: expect.stringContaining('"q" cannot be deleted as there are references to it')},
  })
  expect(bad).not.toHaveProperty('publishAt')
  expect(get('q')).toBeDefined()
  expect(get('p')?.name).toBe('good')

  mutate({delete: {id: 'other'}})
  act({actionType: 'sanity.action.release.publish', releaseId: 'bad'})
  expect(get('q')).toBeUndefined()
  expect(get('_.releases.bad')).not.toHaveProperty('error')
})

test('a full disk delays a release until there is room', () => {
  useClock()
  const failures: unknown[] = []
  const {lake, act, mutate, get} = open('full', (error) => failures.push(error))
  act(...scheduled('r1', at(NOON + MINUTE_MS)))
  act({actionType: 'sanity.action.release.unschedule', releaseId: 'r1'})
  mutate({patch: {id: 'versions.r1.p', set: {text: 'x'.repeat(1_000_000)}}})
  act({actionType: 'sanity.action.release.schedule', releaseId: 'r1', publishAt: at(NOON + MINUTE_MS)})
  lake.database.sql.exec('PRAGMA max_page_count = 1')
  vi.advanceTimersByTime(MINUTE_MS)
  const isFull = failures.length > 0
  lake.database.sql.exec('PRAGMA max_page_count = 1000000')
  vi.advanceTimersByTime(MINUTE_MS)
  expect([isFull, get('_.releases.r1')?.state, get('p')?.name]).toEqual([true, 'published', 'r1'])
})

test('a new dataset has its own release clock, which stops when the dataset is deleted', () => {
  useClock()
  const {lake} = open(':memory:')
  const second = lake.createDataset('second', 'private')
  second.commit({actions: scheduled('r1', at(NOON + MINUTE_MS)), author: 'anna'})
  vi.advanceTimersByTime(MINUTE_MS)
  expect(second.documents.get('p')?.name).toBe('r1')
  second.commit({actions: scheduled('r2', at(NOON + 3 * MINUTE_MS)), author: 'anna'})
  lake.deleteDataset('second')
  expect(vi.getTimerCount()).toBe(0)
})

test('a release beyond the longest possible timer is published at its time', () => {
  useClock()
  const {act, get} = open(':memory:')
  act(...scheduled('r1', at(NOON + 50 * 24 * 60 * MINUTE_MS)))
  vi.advanceTimersByTime(50 * 24 * 60 * MINUTE_MS - 1)
  expect([get('_.releases.r1')?.state, vi.getTimerCount()]).toEqual(['scheduled', 1])
  vi.advanceTimersByTime(1)
  expect([get('_.releases.r1')?.state, vi.getTimerCount()]).toEqual(['published', 0])
})

test('a time up to a minute ago is accepted, and the release is published at once', () => {
  useClock()
  const {act, get} = open(':memory:')
  act(...scheduled('r1', at(NOON - MINUTE_MS)))
  vi.advanceTimersByTime(1)
  expect(get('_.releases.r1')).toMatchObject({state: 'published', publishAt: at(NOON - MINUTE_MS)})
  expect(() => act(...scheduled('r2', at(NOON - MINUTE_MS - 1000)))).toThrow('must be in the future')
})

test('a clock that jumps three years ahead publishes nothing, is an alarm, and goes on when it is right again', () => {
  useClock()
  const notices: string[] = []
  const {act, get} = open(':memory:', undefined, (sentence) => notices.push(sentence))
  act(...scheduled('soon', at(NOON + 5 * MINUTE_MS)))
  act(...scheduled('next-year', at(NOON + 400 * 24 * 60 * MINUTE_MS)))
  const states = () => ['soon', 'next-year'].map((name) => get(`_.releases.${name}`)?.state)
  vi.advanceTimersByTime(MINUTE_MS)
  vi.setSystemTime(NOON + 3 * 365 * 24 * 60 * MINUTE_MS)
  vi.advanceTimersByTime(10 * MINUTE_MS)
  expect(states()).toEqual(['scheduled', 'scheduled'])
  expect(notices).toEqual([expect.stringContaining('Scheduled releases wait until the clock is right')])
  vi.setSystemTime(NOON + 4 * MINUTE_MS)
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(states()).toEqual(['published', 'scheduled'])
  expect(notices).toHaveLength(2)
})

test('a restart while the clock is three years ahead publishes nothing either', () => {
  useClock()
  const first = open('ahead')
  first.act(...scheduled('next-year', at(NOON + 400 * 24 * 60 * MINUTE_MS)))
  first.lake.close()
  vi.setSystemTime(NOON + 3 * 365 * 24 * 60 * MINUTE_MS)
  const notices: string[] = []
  const second = open('ahead', undefined, (sentence) => notices.push(sentence))
  expect(second.get('_.releases.next-year')?.state).toBe('scheduled')
  expect(notices.join(' ')).toContain(
    'Releases that fell due while the lake was closed: "next-year" waiting.',
  )
  second.mutate({create: {_id: 'enquiry', _type: 'lead'}})
  second.lake.close()
  expect(open('ahead').get('_.releases.next-year')?.state).toBe('scheduled')
})
