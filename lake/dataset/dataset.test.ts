import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Mutation as ReplayedMutation} from '@sanity/mutator'
import * as fc from 'fast-check'
import {applyPatch} from 'mendoza'
import {afterAll, expect, test} from 'vitest'
import {LakeError} from '../model/errors.ts'
import {openLake, type Lake} from '../lake.ts'
import {withoutRevision} from '../write/patch/mendoza.ts'
import type {Change, CommitRequest, StoredDocument, Transaction} from '../model/types.ts'
import {request} from '../testing/requests.ts'
import {releaseOfVariant} from '../model/variant-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'lake-'))
afterAll(() => rmSync(folder, {recursive: true}))

const open = (dataDir: string, onError?: (error: unknown) => void): Lake =>
  openLake({dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production', onError})

/** Commits all requests. A request may be rejected with a `LakeError`, which must change nothing. */
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

/** Applies the events of a transaction as a listener does, with the code that the Studio runs. */
function replay({id, timestamp}: Transaction, {previous, mutations}: Change) {
  const replayed = new ReplayedMutation({
    mutations: structuredClone(mutations),
    transactionId: id,
    timestamp,
    ...(previous && {previousRev: previous._rev}),
  })
  return replayed.apply(structuredClone(previous) ?? null) ?? undefined
}

test('after any requests the memory, the reopened disk, a replay of the log and its effects agree', () => {
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
      expect(dataset.past.since(0, 1000).filter(({changes}) => changes.length > 0)).toEqual(transactions)
      const {indexed, expected} = indexesOf(dataset)
      expect(indexed).toEqual(expected)
      reopened.close()
    }),
    {numRuns: 60},
  )
})

/** The contents of a dataset's indexes, and the same sets derived from its documents. */
function indexesOf(dataset: ReturnType<Lake['dataset']>) {
  const documents = [...dataset.documents.values()]
  const targets = ['a', 'b', 'c', 'drafts.a']
  const versions = (target: string) =>
    documents
      .map(({_id}) => _id)
      .filter((id) => new RegExp(`^(drafts|versions\\.[^.]+)\\.${target}$`).test(id))
  const holders = (target: string) =>
    documents
      .filter((document) => JSON.stringify(document).includes(`"_ref":"${target}"`))
      .map(({_id}) => _id)
  return {
    indexed: [
      dataset.idsOfType('t'),
      ...targets.map((target) => dataset.idsReferencing(target)),
      ...targets.map((target) => dataset.versionsOf(target)),
    ],
    expected: [
      new Set(documents.filter(({_type}) => _type === 't').map(({_id}) => _id)),
      ...targets.map((target) => new Set(holders(target))),
      ...targets.map((target) => new Set(versions(target))),
    ],
  }
}

test('after any requests the indexes by type, by reference and of versions match the documents', () => {
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 12}), (requests) => {
      const lake = open(':memory:')
      commitAll(lake, requests)
      const {indexed, expected} = indexesOf(lake.dataset('production'))
      expect(indexed).toEqual(expected)
      lake.close()
    }),
    {numRuns: 100},
  )
})

test('after any requests every strong reference has its target, at any depth', () => {
  let count = 0
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 15}), (requests) => {
      const lake = open(':memory:')
      commitAll(lake, requests)
      const {documents} = lake.dataset('production')
      const strong = referencesIn([...documents.values()]).filter(({_weak}) => _weak !== true)
      expect(strong.filter(({_ref}) => !documents.has(_ref))).toEqual([])
      count += strong.length
      lake.close()
    }),
    {numRuns: 200},
  )
  expect(count).toBeGreaterThan(0)
})

interface Reference {
  _ref: string
  _weak?: unknown
}

function referencesIn(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isReference(value) ? [value] : []), ...Object.values(value).flatMap(referencesIn)]
}

function isReference(value: object): value is Reference {
  return '_ref' in value && typeof value._ref === 'string'
}

test('after any requests the versions of a release that is not active are unchanged', () => {
  let count = 0
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 30}), (requests) => {
      const lake = open(':memory:')
      lake.dataset('production').onCommit(({changes}) => {
        const before = new Map(changes.map(({documentId, previous}) => [documentId, previous]))
        for (const {documentId, previous, next} of changes) {
          const document = next ?? previous
          const releaseId =
            (document && releaseOfVariant(document)) ?? /^versions\.(\w+)\./.exec(documentId)?.[1]
          const releaseDocument = `_.releases.${releaseId}`
          if (releaseId === undefined || before.has(releaseDocument)) continue
          const state = lake.dataset('production').documents.get(releaseDocument)?.state ?? 'active'
          expect(state).toBe('active')
          count++
        }
      })
      commitAll(lake, requests)
      lake.close()
    }),
    {numRuns: 100},
  )
  expect(count).toBeGreaterThan(0)
})

test('documentAt returns every past state of a document', () => {
  fc.assert(
    fc.property(fc.array(request, {minLength: 1, maxLength: 10}), (requests) => {
      const lake = open(':memory:')
      const states = new Map<number, Map<string, StoredDocument>>()
      const dataset = lake.dataset('production')
      dataset.onCommit(({sequence}) => states.set(sequence, new Map(dataset.documents)))
      commitAll(lake, requests)
      for (const [sequence, state] of states) {
        for (const name of ['a', 'b', 'drafts.a', 'drafts.c', 'versions.r1.a', '_.releases.r1']) {
          expect(dataset.past.documentAt(name, sequence)).toEqual(state.get(name))
        }
      }
      lake.close()
    }),
    {numRuns: 60},
  )
})
