import type {ChildProcess} from 'node:child_process'
import {setTimeout as delay} from 'node:timers/promises'
import {LakeError} from '../../model/errors.ts'
import type {Question} from '../answer/answer.ts'
import {RESULTS_FD, type FromProcess, type Outcome, type ToProcess} from './messages.ts'
import {endOf, forkChild, send, unref} from './query-fork.ts'
import {Results} from './query-results.ts'
import type {SourceMap} from '../evaluate/source-map.ts'
import {Turns} from './turns.ts'
import type {Dataset, StoredDocument} from '../../model/types.ts'

/** A query may take so long; what is not over after the grace is ended with its process. */
const LIMIT_MS = 2000
const GRACE_MS = 1000
/** Entering 100,000 documents in the full-text index takes some ten seconds, once. */
const READY_LIMIT_MS = 120_000
/** Documents that are handed over at once, and the pause after it. */
const SLICE = 200
const PAUSE_MS = 1
/** While the process is started, a question looks so often whether it can be answered without. */
const LOOK_MS = 100

/** An anonymous reader. */
export interface Asker {
  /** Under what its queries are counted. */
  sender: string
  /** Told the milliseconds that a query has taken, waiting for others not counted. */
  charge(milliseconds: number): void
}

interface Answered {
  /** The result as JSON in UTF-8, in parts. */
  json: Buffer[]
  syncTags: string[]
  sourceMap?: SourceMap
}

interface Running {
  child: ChildProcess
  /** Resolves when it has every document, or has ended. */
  ready: Promise<void>
  isReady: boolean
  /** When the question began, on the clock of `performance.now()`; waiting for what all questions need left out. */
  began: number
  results: Results
  outcome: PromiseWithResolvers<Outcome> | undefined
  /** Ends the process when the question takes too long. */
  timer: NodeJS.Timeout | undefined
  /** Whether it did. */
  isStopped: boolean
}

/**
 * Answers a dataset's queries in a process with a replica of its documents, one after another. A query sees every
 * transaction that was committed before it was asked. Started by the first question, and again after a query that
 * had to be ended with it. A process rather than a thread: running out of memory in a thread can end everything.
 */
export class QueryProcess {
  readonly #dataset: Dataset
  readonly #turns = new Turns()
  #running: Running | undefined
  /** What the process has yet to be told: once for many commits, and before a question. */
  readonly #untold = new Map<string, StoredDocument | undefined>()
  #telling: NodeJS.Immediate | undefined
  #isClosed = false

  constructor(dataset: Dataset) {
    this.#dataset = dataset
    dataset.onCommit(({changes}) => {
      if (!this.#running) return
      for (const {documentId, next} of changes) this.#untold.set(documentId, next)
      this.#telling ??= setImmediate(() => this.#tellChanges())
    })
  }

  /**
   * @param asker whose questions are counted; whoever is not counted goes first
   * @param soon the answer once it can be given without the process, which is tried while that is being started
   * @throws LakeError of the query; `tooManyRequests` or `unavailable` when too many wait already
   */
  async ask<Found = never>(
    question: Question,
    asker?: Asker,
    soon: () => Found | undefined = () => undefined,
  ): Promise<Answered | Found> {
    const running = this.#started()
    const place = this.#turns.take(asker?.sender)
    try {
      while (!running.isReady) {
        await Promise.race([running.ready, delay(LOOK_MS)])
        const found = soon()
        if (found) return found
      }
      await place.turn
      return await this.#answerOf(question, asker)
    } finally {
      place.leave()
    }
  }

  /** Has the process and its replica made, so that the first question need not wait for it. */
  start(): Running | undefined {
    if (this.#isClosed) return undefined
    this.#running ??= this.#open()
    return this.#running
  }

  close() {
    this.#isClosed = true
    this.#running?.child.kill('SIGKILL')
    this.#running = undefined
  }

  #started(): Running {
    const running = this.start()
    if (running) return running
    throw new LakeError('unavailable', 'The server, or the dataset, is about to end')
  }

  async #answerOf(question: Question, asker: Asker | undefined): Promise<Answered> {
    const running = this.#started()
    const outcome = Promise.withResolvers<Outcome>()
    running.outcome = outcome
    running.child.ref()
    running.child.channel?.ref()
    endAfter(running, READY_LIMIT_MS)
    try {
      await Promise.race([running.ready, outcome.promise])
      running.began = performance.now()
      this.#tellChanges()
      this.#tell({kind: 'question', question, limitMs: LIMIT_MS})
      const told = await outcome.promise
      if ('bug' in told) throw new Error(told.bug)
      if ('failure' in told) {
        throw new LakeError(told.failure.type, told.failure.message, told.failure.details)
      }
      const {bytes, ...rest} = told
      return {json: await running.results.take(bytes), ...rest}
    } finally {
      asker?.charge(performance.now() - running.began)
      clearTimeout(running.timer)
      running.outcome = undefined
      unref(running.child)
    }
  }

  #open(): Running {
    const child = forkChild(this.#dataset)
    // It is handed the documents as they are.
    this.#untold.clear()
    const results = new Results(child.stdio[RESULTS_FD])
    const {promise: ready, resolve: beReady} = Promise.withResolvers<void>()
    const running: Running = {
      child,
      ready,
      isReady: false,
      began: performance.now(),
      results,
      outcome: undefined,
      timer: undefined,
      isStopped: false,
    }
    const markReady = () => {
      running.isReady = true
      beReady()
    }
    void this.#handOver(child)
    let complaint = ''
    child.stderr?.on('data', (part: Buffer) => (complaint = `${complaint}${part.toString()}`.slice(-4000)))
    child.on('message', (message: FromProcess) => {
      if ('ready' in message) {
        markReady()
      } else if ('started' in message) {
        running.began += message.waitedMs
        endAfter(running, LIMIT_MS + GRACE_MS)
      } else running.outcome?.resolve(message)
    })
    child.on('error', () => undefined)
    child.on('close', (code, signal) => {
      if (this.#running === running) this.#running = undefined
      const error = endOf(signal, complaint, running.isStopped)
      results.end(error)
      running.outcome?.reject(error)
      markReady()
    })
    return running
  }

  /**
   * Every document, slice by slice, each once the one before has left: what waits would take more memory than the
   * documents do. Transactions in between are told in between, so the order of telling is right.
   */
  async #handOver(child: ChildProcess) {
    let documents: StoredDocument[] = []
    for (const document of this.#dataset.documents.values()) {
      if (documents.push(document) < SLICE) continue
      await send(child, {kind: 'documents', documents})
      if (!child.connected) return
      documents = []
      await delay(PAUSE_MS, undefined, {ref: false})
    }
    await send(child, {kind: 'documents', documents})
    await send(child, {kind: 'complete'})
  }

  /** As the documents are now, so that it does not matter which slices the process has had before. */
  #tellChanges() {
    clearImmediate(this.#telling)
    this.#telling = undefined
    if (this.#untold.size === 0) return
    const changes = [...this.#untold].map(([documentId, next]) => (next ? {documentId, next} : {documentId}))
    this.#untold.clear()
    this.#tell({kind: 'changes', changes})
  }

  #tell(message: ToProcess) {
    if (this.#running) void send(this.#running.child, message)
  }
}

function endAfter(running: Running, milliseconds: number) {
  clearTimeout(running.timer)
  running.timer = setTimeout(() => {
    running.isStopped = true
    running.child.kill('SIGKILL')
  }, milliseconds)
}
