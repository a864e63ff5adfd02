import {createHash} from 'node:crypto'
import {appendFileSync, existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {makeFolder} from '../../lib/disk/folders.ts'

/** Path of the record of erasures in a data folder. A restore keeps its lines. */
export const ERASURES_FILE = 'privacy/erased.jsonl'

const erasure = z.object({
  store: z.enum(['lead', 'waiting', 'error', 'consent', 'audit', 'search']),
  /** Name of the record that was erased: random, a hash, or a choice: its time, and since version 0.2 its notice and purposes. It says nothing about a person. */
  id: z.string(),
})

export type Erasure = z.infer<typeof erasure>

/** Name of an error of a browser, or of staff's searches, which have no id. */
export const hashOf = (record: object) => createHash('sha256').update(JSON.stringify(record)).digest('hex')

export type Erasures = ReturnType<typeof openErasures>

/**
 * What was erased on request. A backup may bring it back, so each start erases it again. Open it once for each data folder:
 * the file is read at the first use, and its ids stay in memory.
 */
export function openErasures(dataDir: string) {
  const path = join(dataDir, ERASURES_FILE)
  let all: Record<Erasure['store'], Set<string>> | undefined
  const ids = () => (all ??= idsIn(path))
  return {
    /** The ids of erased records of one store. */
    of: (store: Erasure['store']): ReadonlySet<string> => ids()[store],
    /** Whether an enquiry was erased. A browser that was away may send it again under the same id. */
    hasLead: (id: string) => ids().lead.has(id) || ids().waiting.has(id),
    /** Written before the erasure, so that a crash in between repeats it. */
    add(erasures: readonly Erasure[]) {
      if (erasures.length === 0) return
      makeFolder(join(dataDir, 'privacy'))
      appendFileSync(path, erasures.map((each) => `${JSON.stringify(each)}\n`).join(''), {
        mode: 0o600,
        flush: true,
      })
      for (const {store, id} of erasures) ids()[store].add(id)
    },
  }
}

function idsIn(path: string) {
  const ids = {
    lead: new Set<string>(),
    waiting: new Set<string>(),
    error: new Set<string>(),
    consent: new Set<string>(),
    audit: new Set<string>(),
    search: new Set<string>(),
  }
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  for (const {store, id} of lines.flatMap((line) => parseLine(line) ?? [])) ids[store].add(id)
  return ids
}

/** @returns undefined for a line that was cut off */
function parseLine(line: string): Erasure | undefined {
  try {
    return erasure.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
