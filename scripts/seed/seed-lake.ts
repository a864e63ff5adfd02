import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {z} from 'zod'
import {seedDocuments} from './documents.ts'
import {jsonDocument} from './json.ts'
import type {JsonDocument} from './json.ts'
import {planFor, recordAfter} from './merge.ts'
import type {Plan, Seeded} from './merge.ts'
import {uploadPictures} from './pictures.ts'
import {wantedPictures, withAssets} from './resolve.ts'

/** More than the catalogue has, so a first run is one transaction. Interrupted, it leaves no category to stop the next. */
const DOCUMENTS_PER_TRANSACTION = 1000

export interface SeedOptions {
  client: SanityClient
  /** Called with the progress, a few hundred times. */
  log: (progress: string) => void
  /** Puts every document of the catalogue back to its first state; the owner's changes to them are lost. */
  replace?: boolean
  /** Folder of the rendered pictures; absent: the project's own. */
  pictures?: string
}

export interface SeedResult {
  created: number
  updated: number
  /** Documents that were not changed: the seed has nothing new, or the owner changed or deleted them. */
  kept: number
}

interface Change {
  wanted: JsonDocument
  plan: Plan
  /** Revision of the document for which a patch was planned. */
  revision: string
}

/**
 * Writes the catalogue into a lake and keeps the owner's changes. Pictures are uploaded first. The documents follow in
 * one transaction with the record of them, so that the next run completes an interrupted one. Documents that are not
 * part of the catalogue are never changed. The owner may edit meanwhile: a change after the documents were read makes the
 * transaction fail as a whole.
 * @throws PlainError for a mistake in the catalogue or a damaged picture file; the client's errors when the lake rejects a request or does not answer
 */
export async function seed({
  client,
  log,
  replace = false,
  pictures = ownPictures,
}: SeedOptions): Promise<SeedResult> {
  const raw = client.withConfig({useCdn: false, perspective: 'raw'})
  log('reading the content')
  const record = replace ? {} : await readRecord(raw)
  const readDocuments = async () => (replace ? new Map<string, JsonDocument>() : readPresent(raw))
  const before = await readDocuments()
  const catalogue = seedDocuments()
  const documents = catalogue.filter(({_id}) => before.has(_id) || !record[_id])

  const assets = await uploadPictures(wantedPictures(documents), {
    client: raw,
    folder: pictures,
    onProgress: (done, total) => log(`pictures ${done} of ${total}`),
  })
  // The uploads take minutes, in which the owner may publish.
  const present = await readDocuments()
  const changes = planAll(
    documents.map((document) => withAssets(document, assets)),
    present,
    record,
  )
  await commitAll(raw, {changes, record, replace, log})

  const count = (kind: Plan['kind']) => changes.filter(({plan}) => plan.kind === kind).length
  const [created, updated] = [count('create'), count('patch')]
  return {created, updated, kept: catalogue.length - created - updated}
}

const ownPictures = join(import.meta.dirname, 'pictures')

/** Plans all documents. A new product is left out when the owner deleted its category. */
function planAll(wanted: JsonDocument[], present: Map<string, JsonDocument>, record: SeedRecord): Change[] {
  const ids = new Set([...present.keys(), ...wanted.map(({_id}) => _id)])
  return wanted.map((document) => {
    const found = present.get(document._id)
    const plan = planFor(document, found, record[document._id])
    const isOrphan = plan.kind === 'create' && categoryOf(document).some((id) => !ids.has(id))
    const revision = typeof found?._rev === 'string' ? found._rev : ''
    return {wanted: document, plan: isOrphan ? {kind: 'keep'} : plan, revision}
  })
}

function categoryOf({category}: JsonDocument): string[] {
  if (typeof category !== 'object' || category === null || Array.isArray(category)) return []
  return typeof category._ref === 'string' ? [category._ref] : []
}

interface Commit {
  changes: Change[]
  record: SeedRecord
  replace: boolean
  log: (progress: string) => void
}

async function commitAll(client: SanityClient, {changes, record, replace, log}: Commit): Promise<void> {
  const due = changes.filter(({plan}) => plan.kind !== 'keep')
  let seeded = record
  for (let start = 0; start < due.length; start += DOCUMENTS_PER_TRANSACTION) {
    const batch = due.slice(start, start + DOCUMENTS_PER_TRANSACTION)
    const transaction = client.transaction()
    for (const {wanted, plan, revision} of batch) {
      if (plan.kind === 'patch') {
        transaction.patch(wanted._id, (patch) => patch.set(plan.set).unset(plan.unset).ifRevisionId(revision))
      } else if (replace) {
        transaction.createOrReplace(wanted).delete(`drafts.${wanted._id}`)
      } else {
        transaction.createIfNotExists(wanted)
      }
    }
    seeded = {
      ...seeded,
      ...Object.fromEntries(
        batch.map(({wanted, plan}) => [wanted._id, recordAfter(plan, wanted, seeded[wanted._id])]),
      ),
    }
    await transaction.createOrReplace(recordDocument(seeded)).commit({visibility: 'async'})
    log(`documents ${Math.min(start + DOCUMENTS_PER_TRANSACTION, due.length)} of ${due.length}`)
  }
}

/** Id of the record. Its dot makes the document private. */
const RECORD_ID = 'seed.record'

/** Fingerprints of everything that the seed ever wrote, by document id. */
type SeedRecord = Record<string, Seeded>

const stored = z.object({documents: z.string()}).nullable()
const fingerprints = z.record(z.string(), z.record(z.string(), z.string()))

/** The record of earlier runs; empty on a new lake. */
async function readRecord(client: SanityClient): Promise<SeedRecord> {
  const document = stored.parse(await client.fetch<unknown>('*[_id == $id][0]{documents}', {id: RECORD_ID}))
  return document ? fingerprints.parse(JSON.parse(document.documents)) : {}
}

/** The record as a document. It is stored as text, because ids have characters that field names may not have. */
function recordDocument(seeded: SeedRecord) {
  return {_id: RECORD_ID, _type: 'seedRecord', documents: JSON.stringify(seeded)}
}

const PRESENT = `*[_type in ["siteSettings", "category", "testimonial", "product"] && !(_id in path("drafts.**"))
  && !(_id in path("versions.**"))]`

/** The published documents of the lake, by id. */
async function readPresent(client: SanityClient): Promise<Map<string, JsonDocument>> {
  const documents = z.array(jsonDocument).parse(await client.fetch<unknown>(PRESENT))
  return new Map(documents.map((document) => [document._id, document]))
}
