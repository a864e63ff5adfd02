import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Mutation as ReplayedMutation} from '@sanity/mutator'
import * as fc from 'fast-check'
import {applyPatch} from 'mendoza'
import {afterAll, expect, test} from 'vitest'
import {LakeError} from '../errors.ts'
import {documentAt} from '../history/past.ts'
import {openLake, type Lake} from '../lake.ts'
import {withoutRevision} from '../history/mendoza.ts'
import {datasetWith} from '../test-dataset.ts'
import type {
  Action,
  Change,
  CommitRequest,
  JsonObject,
  Mutation,
  StoredDocument,
  Transaction,
} from '../types.ts'

const folder = mkdtempSync(join(tmpdir(), 'lake-'))
afterAll(() => rmSync(folder, {recursive: true}))

const author = 'tester'
const open = (dataDir: string, onError?: (error: unknown) => void): Lake =>
  openLake({dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production', onError})

const published = fc.constantFrom('a', 'b', 'c')
const release = fc.constantFrom('r1', 'r2')
const version = fc.tuple(release, published).map(([releaseId, name]) => `versions.${releaseId}.${name}`)
const id = fc.oneof(
  published,
  published.map((name) => `drafts.${name}`),
  version,
)
const reference = fc.record({_ref: id, _weak: fc.boolean()})
const text = fc.oneof(fc.string({unit: 'grapheme', maxLength: 6}), fc.constantFrom('पत्थर', 'stone 🪨', ''))
const block = fc.record({_key: fc.constantFrom('k1', 'k2', 'k3'), text})
const value = fc.oneof(text, fc.integer(), fc.constant(null), reference, fc.array(block, {maxLength: 3}))
const fields: fc.Arbitrary<JsonObject> = fc.dictionary(
  fc.constantFrom('a', 'b', 'list', 'constructor'),
  value,
  {maxKeys: 3},
)
const document = fc.tuple(id, fields).map(([_id, rest]): JsonObject => ({...rest, _id, _type: 't'}))
const path = fc.constantFrom(
  'a',
  'b',
  'list',
  'list[0]',
  'list[_key=="k1"].text',
  'list[-1].text',
  'a..text',
  'new.deep',
)
const operations = fc.record(
  {
    set: fc.dictionary(path, value, {maxKeys: 2}),
    setIfMissing: fc.dictionary(path, value, {maxKeys: 2}),
    unset: fc.array(path, {maxLength: 2}),
    inc: fc.dictionary(path, fc.integer(), {maxKeys: 1}),
    insert: fc.record({after: fc.constant('list[-1]'), items: fc.array(block, {maxLength: 2})}),
  },
  {requiredKeys: []},
)
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  document.map((create) => ({create})),
  document.map((createOrReplace) => ({createOrReplace})),
  document.map((createIfNotExists) => ({createIfNotExists})),
  fc
    .oneof(
      id.map((id) => ({id})),
      fc.constant({query: '*[defined(a)]'}),
    )
    .map((target) => ({delete: target})),
  fc.tuple(id, operations).map(([id, rest]) => ({patch: {...rest, id}})),
)
const pair = published.map((publishedId) => ({publishedId, draftId: `drafts.${publishedId}`}))
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .tuple(pair, operations)
    .map(([ids, patch]): Action => ({actionType: 'sanity.action.document.edit', ...ids, patch})),
  pair.map((ids): Action => ({actionType: 'sanity.action.document.publish', ...ids})),
  pair.map((ids): Action => ({actionType: 'sanity.action.document.unpublish', ...ids})),
  pair.map(({draftId}): Action => ({actionType: 'sanity.action.document.discard', draftId})),
)
const inRelease = fc.tuple(release, published).map(([releaseId, publishedId]) => ({
  publishedId,
  versionId: `versions.${releaseId}.${publishedId}`,
}))
const releaseAction: fc.Arbitrary<Action> = fc.oneof(
  inRelease.map((ids): Action => ({
    actionType: 'sanity.action.document.version.create',
    ...ids,
    baseId: ids.publishedId,
  })),
  fc.tuple(inRelease, fields).map(([{publishedId, versionId}, rest]): Action => ({
    actionType: 'sanity.action.document.version.create',
    publishedId,
    document: {...rest, _id: versionId, _type: 't'},
  })),
  inRelease.map((ids): Action => ({actionType: 'sanity.action.document.version.unpublish', ...ids})),
  release.map((releaseId): Action => ({actionType: 'sanity.action.release.create', releaseId, metadata: {}})),
  fc.tuple(release, text).map(([releaseId, title]): Action => ({
    actionType: 'sanity.action.release.edit',
    releaseId,
    patch: {set: {'metadata.title': title}},
  })),
  release.map((releaseId): Action => ({
    actionType: 'sanity.action.release.schedule',
    releaseId,
    publishAt: '2126-01-01T00:00:00Z',
  })),
  fc
    .tuple(
      release,
      fc.constantFrom(
        'sanity.action.release.publish' as const,
        'sanity.action.release.unschedule' as const,
        'sanity.action.release.archive' as const,
        'sanity.action.release.unarchive' as const,
        'sanity.action.release.delete' as const,
        'lake.release.publishDue' as const,
      ),
    )
    .map(([releaseId, actionType]): Action => ({actionType, releaseId})),
  release.map((releaseId): Action => ({actionType: 'lake.release.fail', releaseId, message: 'no'})),
)
const request: fc.Arbitrary<CommitRequest> = fc.oneof(
  releaseAction.map((step) => ({actions: [step], author})),
  fc.array(releaseAction, {minLength: 2, maxLength: 5}).map((actions) => ({actions, author})),
  fc.array(mutation, {minLength: 1, maxLength: 4}).map((mutations) => ({mutations, author})),
  fc.array(action, {minLength: 1, maxLength: 3}).map((actions) => ({actions, author})),
)

/** Commits what can be committed; a named refusal is as good an outcome, and changes nothing. */
function commitAll(lake: Lake, requests: CommitRequest[]): Transaction[] {
  const dataset = lake.dataset('production')
  const transactions: Transaction[] = []
  dataset.onCommit((transaction) => transactions.push(structuredClone(transaction)))
  for (const request of requests) {
    try {
      dataset.commit(request)
    } catch (error) {
      if (!(error instanceof LakeError) || error.status >= 500) throw error
    }
  }
  return transactions
}

/** What a listener that has only the events makes of them, with the code that the Studio runs. */
function replay({id, timestamp}: Transaction, {previous, mutations}: Change) {
  const replayed = new ReplayedMutation({
    mutations: structuredClone(mutations),
    transactionId: id,
    timestamp,
    ...(previous && {previousRev: previous._rev}),
  })
  return replayed.apply(structuredClone(previous) ?? null) ?? undefined
}

test('memory, the reopened disk, a replay of the log and its effects agree after any requests', () => {
  let run = 0
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 12}), (requests) => {
      const dataDir = join(folder, String(run++))
      const lake = open(dataDir)
      const transactions = commitAll(lake, requests)
      const memory = lake.dataset('production').documents
      const replayed = new Map<string, StoredDocument>()
      for (const transaction of transactions) {
        for (const change of transaction.changes) {
          const {documentId, previous, next, effects} = change
          expect(previous).toEqual(replayed.get(documentId))
          expect(replay(transaction, change)).toEqual(next)
          expect(applyPatch(previous ? withoutRevision(previous) : null, effects.apply)).toEqual(
            next ? withoutRevision(next) : null,
          )
          expect(applyPatch(next ? withoutRevision(next) : null, effects.revert)).toEqual(
            previous ? withoutRevision(previous) : null,
          )
          if (next) replayed.set(documentId, next)
          else replayed.delete(documentId)
        }
      }
      expect(replayed).toEqual(memory)
      lake.close()

      const reopened = open(dataDir)
      const dataset = reopened.dataset('production')
      expect(dataset.documents).toEqual(memory)
      expect(dataset.transactionsSince(0, 1000).filter(({changes}) => changes.length > 0)).toEqual(
        transactions,
      )
      const {told, held} = indexesOf(dataset)
      expect(told).toEqual(held)
      reopened.close()
    }),
    {numRuns: 60},
  )
})

/** What the indexes of a dataset say, beside what its documents say. */
function indexesOf(dataset: ReturnType<Lake['dataset']>) {
  const documents = [...dataset.documents.values()]
  const targets = ['a', 'b', 'c', 'drafts.a']
  const holders = (target: string) =>
    documents.filter((held) => JSON.stringify(held).includes(`"_ref":"${target}"`)).map(({_id}) => _id)
  return {
    told: [dataset.idsOfType('t'), ...targets.map((target) => dataset.idsReferencing(target))],
    held: [
      new Set(documents.filter(({_type}) => _type === 't').map(({_id}) => _id)),
      ...targets.map((target) => new Set(holders(target))),
    ],
  }
}

test('the indexes by type and by reference say what the documents say, after any requests', () => {
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 12}), (requests) => {
      const lake = open(':memory:')
      commitAll(lake, requests)
      const {told, held} = indexesOf(lake.dataset('production'))
      expect(told).toEqual(held)
      lake.close()
    }),
    {numRuns: 100},
  )
})

test('every strong reference has its target, after any requests', () => {
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 15}), (requests) => {
      const lake = open(':memory:')
      commitAll(lake, requests)
      const {documents} = lake.dataset('production')
      for (const held of documents.values()) {
        for (const {_ref, _weak} of Object.values(held).flatMap((field) =>
          isReference(field) ? [field] : [],
        )) {
          expect(_weak || documents.has(_ref)).toBe(true)
        }
      }
      lake.close()
    }),
    {numRuns: 200},
  )
})

function isReference(field: unknown): field is {_ref: string; _weak?: boolean} {
  return typeof field === 'object' && field !== null && '_ref' in field
}

test('the versions of a release that is not active stay as they are, after any requests', () => {
  let held = 0
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 30}), (requests) => {
      const lake = open(':memory:')
      lake.dataset('production').onCommit(({changes}) => {
        const before = new Map(changes.map(({documentId, previous}) => [documentId, previous]))
        for (const {documentId} of changes) {
          const [, releaseId] = /^versions\.(\w+)\./.exec(documentId) ?? []
          const releaseDocument = `_.releases.${releaseId}`
          if (releaseId === undefined || before.has(releaseDocument)) continue
          const state = lake.dataset('production').documents.get(releaseDocument)?.state ?? 'active'
          expect(state).toBe('active')
          held++
        }
      })
      commitAll(lake, requests)
      lake.close()
    }),
    {numRuns: 100},
  )
  expect(held).toBeGreaterThan(0)
})

test('any past state of a document is found again', () => {
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 10}), (requests) => {
      const lake = open(':memory:')
      const states = new Map<number, Map<string, StoredDocument>>()
      const dataset = lake.dataset('production')
      dataset.onCommit(({sequence}) => states.set(sequence, new Map(dataset.documents)))
      commitAll(lake, requests)
      for (const [sequence, state] of states) {
        for (const name of ['a', 'b', 'drafts.a', 'drafts.c', 'versions.r1.a', '_.releases.r1']) {
          expect(documentAt(dataset.past, name, sequence)).toEqual(state.get(name))
        }
      }
      lake.close()
    }),
    {numRuns: 60},
  )
})

test('a disk that refuses gives 503; memory, disk and listeners know nothing of it, and the next commit succeeds', () => {
  const failures: unknown[] = []
  const lake = open(join(folder, 'full'), (error) => failures.push(error))
  const dataset = lake.dataset('production')
  dataset.commit({mutations: [{create: {_id: 'a', _type: 't', n: 1}}], author})
  const told: string[] = []
  dataset.onCommit(({id}) => told.push(id))
  // SQLite's own limit on the number of pages fails the way a full disk does.
  lake.database.exec('PRAGMA max_page_count = 1')
  const big = 'x'.repeat(1_000_000)
  const commit = () =>
    dataset.commit({
      mutations: [{patch: {id: 'a', set: {n: 2, big}}}, {create: {_id: 'b', _type: 't'}}],
      author,
    })
  expect(commit).toThrow(expect.objectContaining({type: 'unavailable', status: 503}))
  expect(failures).toMatchObject([{message: 'database or disk is full'}])
  expect([...dataset.documents.values()]).toMatchObject([{_id: 'a', n: 1}])
  expect(dataset.idsOfType('t')).toEqual(new Set(['a']))
  expect(told).toEqual([])
  lake.database.exec('PRAGMA max_page_count = 1000000')
  commit()
  expect(told).toHaveLength(1)
  lake.close()
  const reopened = open(join(folder, 'full'))
  expect([...reopened.dataset('production').documents.keys()].sort()).toEqual(['a', 'b'])
  reopened.close()
})

test('a listener that fails harms neither the commit nor the other listeners', () => {
  const failures: unknown[] = []
  const lake = open(':memory:', (error) => failures.push(error))
  const dataset = lake.dataset('production')
  const told: string[] = []
  dataset.onCommit(() => {
    throw new Error('broken listener')
  })
  dataset.onCommit(({id}) => told.push(id))
  dataset.commit({mutations: [{create: {_id: 'a', _type: 't'}}], author})
  expect(told).toHaveLength(1)
  expect(failures).toEqual([new Error('broken listener')])
  lake.close()
})

test('a listener that has unsubscribed hears nothing more', () => {
  const dataset = datasetWith([])
  const told: string[] = []
  const stop = dataset.onCommit(({id}) => told.push(id))
  dataset.commit({mutations: [{create: {_id: 'a', _type: 't'}}], author})
  stop()
  dataset.commit({mutations: [{delete: {id: 'a'}}], author})
  expect(told).toHaveLength(1)
})

test('revisions form an unbroken chain: each change names the revision before it', () => {
  const dataset = datasetWith([])
  const chain: (string | undefined)[][] = []
  dataset.onCommit(({changes}) =>
    chain.push(...changes.map(({previous, next}) => [previous?._rev, next?._rev])),
  )
  const commit = (transactionId: string, mutation: Mutation) =>
    dataset.commit({mutations: [mutation], author, transactionId})
  commit('t1', {create: {_id: 'a', _type: 't'}})
  commit('t2', {patch: {id: 'a', set: {n: 1}}})
  commit('t3', {delete: {id: 'a'}})
  commit('t4', {create: {_id: 'a', _type: 't'}})
  expect(chain).toEqual([
    [undefined, 't1'],
    ['t1', 't2'],
    ['t2', undefined],
    [undefined, 't4'],
  ])
})

test('a reconnecting listener gets what it missed, as it was told to those who stayed, in pages', () => {
  const dataset = datasetWith([{_id: 'a', _type: 't', n: 0}])
  const start = dataset.sequence
  const told: Transaction[] = []
  dataset.onCommit((transaction) => told.push(transaction))
  for (let n = 0; n < 5; n++) dataset.commit({mutations: [{patch: {id: 'a', inc: {n: 1}}}], author})
  dataset.commit({mutations: [{delete: {id: 'a'}}], author})
  expect(dataset.transactionsSince(start, 100)).toEqual(told)
  expect(dataset.transactionsSince(start, 2)).toEqual(told.slice(0, 2))
  expect(dataset.transactionsSince(told[1]?.sequence ?? 0, 3)).toEqual(told.slice(2, 5))
  expect(dataset.transactionsSince(dataset.sequence, 3)).toEqual([])
})
