import type {SanityClient} from '@sanity/client'
import {z} from 'zod'
import {jsonDocument} from './json.ts'
import type {JsonDocument} from './json.ts'
import type {Seeded} from './merge.ts'

/** Id of the record. Its dot makes the document private. */
const RECORD_ID = 'seed.record'

/** Fingerprints of everything that the seed ever wrote, by document id. */
export type SeedRecord = Record<string, Seeded>

const stored = z.object({documents: z.string()}).nullable()
const record = z.record(z.string(), z.record(z.string(), z.string()))

/** The record of earlier runs; empty on a new lake. */
export async function readRecord(client: SanityClient): Promise<SeedRecord> {
  const document = stored.parse(await client.fetch<unknown>('*[_id == $id][0]{documents}', {id: RECORD_ID}))
  return document ? record.parse(JSON.parse(document.documents)) : {}
}

/** The record as a document. It is stored as text, because ids have characters that field names may not have. */
export function recordDocument(seeded: SeedRecord) {
  return {_id: RECORD_ID, _type: 'seedRecord', documents: JSON.stringify(seeded)}
}

const PRESENT = `*[_type in ["siteSettings", "category", "testimonial", "product"] && !(_id in path("drafts.**"))
  && !(_id in path("versions.**"))]`

/** The published documents of the lake, by id. */
export async function readPresent(client: SanityClient): Promise<Map<string, JsonDocument>> {
  const documents = z.array(jsonDocument).parse(await client.fetch<unknown>(PRESENT))
  return new Map(documents.map((document) => [document._id, document]))
}
