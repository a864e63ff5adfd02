import {createHash} from 'node:crypto'
import type {JsonDocument, JsonValue} from './json.ts'

/** Fingerprints of the values that the seed wrote into a document, by path (`image.alt`). */
export type Seeded = Record<string, string>

export type Plan =
  | {kind: 'create'}
  /** The seed has nothing new for the document, or the owner changed or deleted it. */
  | {kind: 'keep'}
  | {kind: 'patch'; set: Record<string, JsonValue>; unset: string[]}

/**
 * Plans the change of one document, value by value. A value that is still as it was seeded follows the seed; a value
 * that the owner changed stays.
 * @param wanted the document of the seed
 * @param present the published document in the lake
 * @param seeded what an earlier run recorded for the document
 */
export function planFor(
  wanted: JsonDocument,
  present: JsonDocument | undefined,
  seeded: Seeded | undefined,
): Plan {
  if (!present) return {kind: seeded ? 'keep' : 'create'}
  if (!seeded) return {kind: 'keep'}
  const before = seededValues(present)
  const after = seededValues(wanted)
  const isUntouched = (path: string) => before[path] === seeded[path]
  const set = [...valuesByPath(wanted)].filter(([path]) => isUntouched(path) && before[path] !== after[path])
  const unset = Object.keys(before).filter((path) => isUntouched(path) && !(path in after))
  return set.length + unset.length === 0
    ? {kind: 'keep'}
    : {kind: 'patch', set: Object.fromEntries(set), unset}
}

/** The record of a document after its plan was carried out. */
export function recordAfter(plan: Plan, wanted: JsonDocument, seeded: Seeded = {}): Seeded {
  if (plan.kind === 'create') return seededValues(wanted)
  if (plan.kind === 'keep') return seeded
  const written = Object.entries(seededValues(wanted)).filter(([path]) => path in plan.set)
  const kept = Object.entries(seeded).filter(([path]) => !plan.unset.includes(path))
  return Object.fromEntries([...kept, ...written])
}

/** Fingerprints of a document's values. A later run recognises by them which values the owner changed. */
function seededValues(document: JsonDocument): Seeded {
  return Object.fromEntries([...valuesByPath(document)].map(([path, value]) => [path, fingerprint(value)]))
}

/** The values of a document by path. A list or a reference is one value: a part of it would have no meaning. */
function valuesByPath(document: JsonDocument): Map<string, JsonValue> {
  const values = new Map<string, JsonValue>()
  const walk = (value: JsonValue, path: string) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || '_ref' in value) {
      values.set(path, value)
      return
    }
    for (const [key, child] of Object.entries(value)) walk(child, `${path}.${key}`)
  }
  for (const [key, value] of Object.entries(document)) if (!key.startsWith('_')) walk(value, key)
  return values
}

function fingerprint(value: JsonValue): string {
  const canonical = JSON.stringify(value, (_key, inner: JsonValue) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
  return createHash('sha1').update(canonical).digest('base64url').slice(0, 10)
}
