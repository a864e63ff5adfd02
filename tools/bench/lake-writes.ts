import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import type {LakeDataset} from '@stone-designs/lake'
import {median, type Figure} from './measure.ts'

const COMMITS = 100
const BATCHES = 25

/** Commits a second of the lake and of bare SQLite with `synchronous=FULL`, on the same disk, taking turns. */
export function commitRates(dataset: LakeDataset, folder: string): Figure[] {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'))
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE documents (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;`)
    const upsert = database.prepare('INSERT OR REPLACE INTO documents (id, json) VALUES (?, ?)')
    const bare: number[] = []
    const lake: number[] = []
    for (let batch = 0; batch < BATCHES; batch += 1) {
      bare.push(rate((n) => void upsert.run(`bench-${n}`, JSON.stringify(document(batch, n)))))
      lake.push(
        rate(
          (n) => void dataset.commit({mutations: [{createOrReplace: document(batch, n)}], author: 'bench'}),
        ),
      )
    }
    return [
      {name: 'commits of the lake', value: median(lake), unit: 'a second'},
      {name: 'commits of bare SQLite', value: median(bare), unit: 'a second'},
      {
        name: '  lake against SQLite',
        // Compared batch by batch, because other load on the disk changes from moment to moment.
        value: median(lake.map((rate, batch) => rate / (bare[batch] ?? Infinity))) * 100,
        unit: '%',
        atLeast: 50,
      },
    ]
  } finally {
    database.close()
  }
}

const document = (batch: number, n: number) => ({
  _id: `bench-${n}`,
  _type: 'bench',
  title: `Document ${n} of batch ${batch}`,
  text: 'polished granite '.repeat(60),
})

function rate(commit: (n: number) => void): number {
  const started = performance.now()
  for (let n = 0; n < COMMITS; n += 1) commit(n)
  return (COMMITS / (performance.now() - started)) * 1000
}
