import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {z} from 'zod'
import {lakeApp} from '@stone-designs/lake/app'
import {openLake, type Lake} from '@stone-designs/lake'
import {randomFrom, type Random} from '../fuzz/mutate.ts'
import {arm, copyDisk, type Fault} from './faults.ts'
import {QUERIES, REFERENCE, Refused, seen, written, type Items, type Write} from './model.ts'
import {openReplica, type Replica} from './replica.ts'
import {anyId, randomWrite} from './requests.ts'

const TOKEN = 'a-token-of-the-simulation-that-is-long-enough'
const headers = {authorization: `Bearer ${TOKEN}`}
const DAY_MS = 86_400_000
const START = Date.parse('2030-01-01T00:00:00Z')
const MEMORY = '/dev/shm'

const failure = z.object({
  error: z
    .object({items: z.array(z.object({error: z.object({type: z.string()})})).optional()})
    .or(z.string()),
})
const queried = z.object({result: z.unknown()})

/** What happened in one history. */
export interface History {
  /** Of everything that was sent and answered: equal histories have equal hashes. */
  hash: string
  counts: Record<string, number>
}

interface State {
  items: Items
  /** Time of the last transaction, ISO 8601; empty before the first. */
  time: string
  /** Id of that transaction. */
  id?: string
}

/** A lake on a disk that fails, with a clock that jumps, beside the model that says what it must answer. */
export class World {
  readonly #random: Random
  readonly #hash = createHash('sha256')
  readonly #root = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'simulate-'))
  readonly #counts: Record<string, number> = {}
  #folder = join(this.#root, '0')
  #lake: Lake | undefined
  #ask: (path: string, body?: unknown) => Promise<Response> = () =>
    Promise.reject(new Error('The lake is closed'))
  #replica: Replica | undefined
  #items: Items = new Map()
  /** The states since the write-ahead log was last empty: what a disk that loses the end of the log may go back to. */
  #states: State[] = []
  #now = START
  /** Ids of the transactions in the log. */
  readonly #used = new Set<string>()
  /** Time of the last transaction. */
  #time = ''
  #number = 0

  constructor(seed: number) {
    this.#random = randomFrom(seed)
  }

  /** @throws AssertionError when the lake answers anything but what the model says */
  async run(steps: number): Promise<History> {
    try {
      await this.#open()
      await this.#restart()
      for (let step = 0; step < steps; step++) await this.#step()
      await this.#restart()
      return {hash: this.#hash.digest('hex').slice(0, 16), counts: this.#counts}
    } finally {
      this.#lake?.close()
      rmSync(this.#root, {recursive: true, force: true})
    }
  }

  async #step() {
    this.#now += this.#random.below(60_000)
    const dice = this.#random.below(100)
    if (dice < 70) await this.#write()
    else if (dice < 85) await this.#query()
    else if (dice < 88) this.#now += (this.#random.below(800) - 400) * DAY_MS
    else if (dice < 97) await this.#write(this.#fault())
    else if (dice < 99) await this.#restart()
    else await this.#loseLog()
  }

  #fault(): Pick<Fault, 'kind' | 'after'> {
    const kinds = ['crash', 'late', 'error', 'full'] as const
    return {kind: kinds[this.#random.below(4)] ?? 'crash', after: this.#random.below(8)}
  }

  async #write(fault?: Pick<Fault, 'kind' | 'after'>) {
    const isRepeated = this.#number > 0 && this.#random.below(40) === 0
    const write = randomWrite(this.#random, this.#items, `tx-${isRepeated ? this.#number : ++this.#number}`)
    const [before, time] = [this.#items, this.#nextTime()]
    const next = join(this.#root, String(this.#count('openings') + 1))
    const happened = fault && arm({...fault, onCrash: () => copyDisk(this.#folder, next)})
    const response = await this.#ask(
      `/v2025-02-19/data/${'actions' in write ? 'actions' : 'mutate'}/production`,
      write,
    )
    const isFaulty = happened?.() === true
    const body: unknown = await response.json()
    this.#note('write', write, response.status, isFaulty ? 'fault' : body)
    if (!isFaulty) return this.#judge(write, {status: response.status, body, time})
    assert.equal(response.status, 503, 'a failing disk is told as 503')
    this.#count(`faults: ${fault?.kind}`, 1)
    if (fault?.kind === 'error' || fault?.kind === 'full') return this.#compare('after a failed write')
    await this.#reopen(next)
    const after = written(before, write, time)
    const found = await this.#stored()
    const isLate = fault?.kind === 'late' && isDeepStrictEqual(found, after.items)
    if (isLate) this.#keep({items: after.items, time, id: write.transactionId})
    await this.#compare('after a crash')
    await this.#listen()
  }

  /** Compares the answer to a write with that of the model. */
  async #judge(write: Write, {status, body, time}: {status: number; body: unknown; time: string}) {
    const expected = this.#expected(write, time)
    if (expected instanceof Refused) {
      const {error} = failure.parse(body)
      const type = typeof error === 'string' ? error : (error.items?.[0]?.error.type ?? JSON.stringify(error))
      const isReference = /documentReferenceDoesNotExistError|documentHasExistingReferencesError/.test(type)
      assert.equal(isReference ? REFERENCE : type, expected.message, 'the reason of a refusal')
      assert.ok(status >= 400 && status < 500, `a refusal has the status ${status}`)
      this.#count('refused', 1)
    } else {
      assert.equal(status, 200, JSON.stringify(body))
      const changed = [...expected.touched].filter((id) => this.#items.has(id) || expected.items.has(id))
      this.#keep({items: expected.items, time, id: write.transactionId})
      await this.#replica?.follow(changed.length)
      assert.deepEqual(this.#replica?.items, new Map(expected.items), 'what a listener knows')
      this.#count('written', 1)
    }
    await this.#compare('after a write')
  }

  #expected(write: Write, time: string) {
    try {
      if (this.#used.has(write.transactionId)) throw new Refused('transactionAlreadyExistsError')
      return written(this.#items, write, time)
    } catch (error) {
      if (error instanceof Refused) return error
      throw error
    }
  }

  #keep({items, time, id}: Required<State>) {
    this.#items = items
    this.#time = time
    this.#used.add(id)
    this.#states.push({items, time, id})
  }

  /** Times never go back, except by more than a day: then the clock was wrong before. */
  #nextTime(): string {
    const now = new Date(this.#now).toISOString()
    const isAhead = Date.parse(this.#time) - this.#now > DAY_MS
    return this.#time < now || isAhead ? now : this.#time
  }

  async #query() {
    const queries = Object.entries(QUERIES)
    const [query, answer] = queries[this.#random.below(queries.length)] ?? ['', () => undefined]
    const perspective = this.#random.below(2) === 0 ? 'published' : 'drafts'
    const [n, id] = [this.#random.below(20) - 5, anyId(this.#random)]
    const parameters = new URLSearchParams({query, perspective, $n: String(n), $id: JSON.stringify(id)})
    const response = await this.#ask(`/v2025-02-19/data/query/production?${parameters.toString()}`)
    const {result} = queried.parse(await response.json())
    this.#note('query', query, perspective, n, id, result)
    assert.deepEqual(
      result,
      answer(seen(this.#items, perspective), n, id),
      `${perspective}: ${query} ${n} ${id}`,
    )
    this.#count('queries', 1)
  }

  /** Every document, as a query returns it. */
  async #stored(): Promise<Map<string, unknown>> {
    const parameters = new URLSearchParams({query: '*[_type == "item"]', perspective: 'raw'})
    const response = await this.#ask(`/v2025-02-19/data/query/production?${parameters.toString()}`)
    const documents = z
      .array(z.looseObject({_id: z.string()}))
      .parse(queried.parse(await response.json()).result)
    return new Map(documents.map((document) => [document._id, document]))
  }

  async #compare(when: string) {
    assert.deepEqual(await this.#stored(), new Map(this.#items), `the documents ${when}`)
  }

  async #restart() {
    this.#lake?.close()
    await this.#open()
    this.#states = [{items: this.#items, time: this.#time}]
    await this.#compare('after a restart')
    await this.#listen()
    this.#count('restarts', 1)
  }

  /** The machine loses its power, and the disk had lied about the end of the log: a former state is there, whole. */
  async #loseLog() {
    const next = join(this.#root, String(this.#count('openings') + 1))
    copyDisk(this.#folder, next, (1 + this.#random.below(100)) / 100)
    await this.#reopen(next)
    const found = await this.#stored()
    const state = this.#states.findLastIndex(({items}) => isDeepStrictEqual(found, new Map(items)))
    assert.notEqual(state, -1, 'a lost end of the log leaves a former state')
    for (const {id = ''} of this.#states.splice(state + 1)) this.#used.delete(id)
    this.#items = this.#states[state]?.items ?? new Map()
    this.#time = this.#states[state]?.time ?? ''
    this.#note('lost', state)
    await this.#listen()
    this.#count('logs lost', 1)
  }

  /** Leaves the lake as a process that ends leaves it, and opens what is on the disk. */
  async #reopen(folder: string) {
    const former = this.#lake
    this.#folder = folder
    await this.#open()
    former?.close()
  }

  async #open() {
    this.#count('openings', 1)
    const lake = openLake({
      dataDir: this.#folder,
      publicBase: 'http://lake.localhost',
      projectId: 'simulation',
      dataset: 'production',
      token: TOKEN,
      now: () => this.#now,
      onError: () => undefined,
    })
    const app = lakeApp(lake)
    this.#lake = lake
    this.#ask = async (path, body) =>
      app.request(path, {headers, ...(body !== undefined && {method: 'POST', body: JSON.stringify(body)})})
  }

  /** Connects the listener, once the model knows what is there. */
  async #listen() {
    await this.#replica?.close()
    this.#replica = await openReplica(this.#ask, this.#items)
  }

  #count(what: string, more = 0): number {
    return (this.#counts[what] = (this.#counts[what] ?? 0) + more)
  }

  #note(...parts: unknown[]) {
    this.#hash.update(JSON.stringify(parts))
  }
}
