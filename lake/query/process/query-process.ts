import type {ChildProcess} from 'node:child_process'
import {setTimeout as delay} from 'node:timers/promises'
import {FairQueue} from '../../../lib/process/fair-queue.ts'
import {LakeError} from '../../model/errors.ts'
import type {Question} from '../answer/answer.ts'
import {RESULTS_FD, type FromProcess, type QueryOutcome, type ToProcess} from './protocol.ts'
import {causeOfEnd, forkChild, send, unref, Results} from './query-fork.ts'
import type {SourceMap} from '../evaluate/source-map.ts'
import type {StoredDocument} from '../../model/types.ts'
import type {StoredDataset} from '../../dataset/dataset.ts'

/** Time limit of a query, in milliseconds. The process is killed when a query has not ended after the extra grace. */
const LIMIT_MS = 2000
const GRACE_MS = 1000
/** Milliseconds to send an answer. Its size is bounded, so only the load of the machine makes sending slow. */
const SEND_LIMIT_MS = 20_000
/** Milliseconds until the process must be ready. Loading 100,000 documents takes seconds on a slow machine. */
const READY_LIMIT_MS = 120_000
/** Number of documents sent at once to the process, and milliseconds between two such slices. */
const SLICE = 200
const PAUSE_MS = 1
/** Maximum number of waiting queries without a client. `LakeLimits` bounds the queries of clients. */
const MAX_WAITING_WITHOUT_CLIENT = 1000
/** Milliseconds between attempts to answer without the process, while it starts. */
const RETRY_MS = 100
/** Milliseconds above which an attempt is not repeated: several would leave the process no time to start. */
const QUICK_MS = 5

/** A reader without a token, whose queries are limited. */
export interface Visitor {
  /** Rate-limit key. */
  clientKey: string
  /** Charges the milliseconds of a query, without the time spent waiting for other queries. */
  charge(milliseconds: number): void
  /** Takes a slot for a query that waits for the process. @returns frees it @throws HttpError */
  wait(): () => void
}

interface Answered {
  /** The result as JSON in UTF-8, in parts. */
  json: Buffer[]
  syncTags: string[]
  sourceMap?: SourceMap
}

interface Running {
  child: ChildProcess
  /** Resolves when the process has every document, or has ended. */
  ready: Promise<void>
  isReady: boolean
  /** Start of the question on the clock of `performance.now()`, without the wait for texts and views that all questions share. */
  began: number
  results: Results
  outcome: PromiseWithResolvers<QueryOutcome> | undefined
  /** Kills the process when the question takes too long. */
  timer: NodeJS.Timeout | undefined
  /** Whether the timer killed the process. */
  isStopped: boolean
}

/**
 * Answers a dataset's queries one after another, in a process with a replica of its documents. A query sees every
 * transaction that was committed before the query arrived. The first question starts the process; so does the next
 * question after the process was killed. It is a process and not a thread, because a thread out of memory can end the
 * whole server.
 */
export class QueryProcess {
  readonly #dataset: StoredDataset
  readonly #queue = new FairQueue({by: 'turns', maxWaitingWithoutClient: MAX_WAITING_WITHOUT_CLIENT})
  #running: Running | undefined
  /** Changes that the process has not received yet. They are sent once per turn, and before each question. */
  readonly #pending = new Map<string, StoredDocument | undefined>()
  #sending: NodeJS.Immediate | undefined
  #isClosed = false

  constructor(dataset: StoredDataset) {
    this.#dataset = dataset
    dataset.onCommit(({changes}) => {
      if (!this.#running) return
      for (const {documentId, next} of changes) this.#pending.set(documentId, next)
      this.#sending ??= setImmediate(() => this.#sendChanges())
    })
  }

  /**
   * Answers a question.
   * @param visitor whose queries are limited; questions without one go first
   * @param attempt answers without the process if it can; repeated while the process starts, if it is quick
   * @throws LakeError of the query, `unavailable` when too many queries are waiting; HttpError of the visitor
   */
  async ask<Immediate = never>(
    question: Question,
    visitor?: Visitor,
    attempt: () => Immediate | undefined = () => undefined,
  ): Promise<Answered | Immediate> {
    const running = this.#started()
    const leave = visitor?.wait()
    const leaving = new AbortController()
    const turn = this.#queue.take({clientKey: visitor?.clientKey, signal: leaving.signal}, tooManyQueries)
    try {
      let isQuick = true
      while (!running.isReady) {
        await Promise.race([turn.then(() => running.ready), delay(RETRY_MS)])
        if (!isQuick) continue
        const began = performance.now()
        const found = attempt()
        if (found) return found
        isQuick = performance.now() - began < QUICK_MS
      }
      await turn
      return await this.#answerOf(question, visitor)
    } finally {
      leaving.abort()
      void turn.then((free) => free()).catch(() => undefined)
      leave?.()
    }
  }

  /** Starts the process, unless it runs, so that the first question need not wait for it. */
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
    throw new LakeError('unavailable', 'The server or the dataset is closing')
  }

  async #answerOf(question: Question, visitor: Visitor | undefined): Promise<Answered> {
    const running = this.#started()
    const outcome = Promise.withResolvers<QueryOutcome>()
    running.outcome = outcome
    running.child.ref()
    running.child.channel?.ref()
    killAfter(running, READY_LIMIT_MS)
    try {
      await Promise.race([running.ready, outcome.promise])
      running.began = performance.now()
      this.#sendChanges()
      this.#send({kind: 'question', question, limitMs: LIMIT_MS})
      const received = await outcome.promise
      if ('bug' in received) throw new Error(received.bug)
      if ('failure' in received) {
        throw new LakeError(received.failure.type, received.failure.message, received.failure.details)
      }
      const {bytes, ...rest} = received
      return {json: await running.results.take(bytes), ...rest}
    } finally {
      visitor?.charge(performance.now() - running.began)
      clearTimeout(running.timer)
      running.outcome = undefined
      unref(running.child)
    }
  }

  #open(): Running {
    const child = forkChild(this.#dataset)
    // The handover below sends the current documents, so older changes are obsolete.
    this.#pending.clear()
    const results = new Results(child.stdio[RESULTS_FD])
    const {promise: ready, resolve: resolveReady} = Promise.withResolvers<void>()
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
      resolveReady()
    }
    void this.#sendDocuments(child)
    let stderr = ''
    child.stderr?.on('data', (part: Buffer) => (stderr = `${stderr}${part.toString()}`.slice(-4000)))
    child.on('message', (message: FromProcess) => {
      if ('ready' in message) {
        markReady()
      } else if ('started' in message) {
        running.began += message.waitedMs
        killAfter(running, LIMIT_MS + GRACE_MS)
      } else if ('evaluated' in message) {
        killAfter(running, SEND_LIMIT_MS)
      } else running.outcome?.resolve(message)
    })
    child.on('error', () => undefined)
    child.on('close', (code, signal) => {
      if (this.#running === running) this.#running = undefined
      const error = causeOfEnd(signal, stderr, running.isStopped)
      results.end(error)
      running.outcome?.reject(error)
      markReady()
    })
    return running
  }

  /**
   * Sends every document, slice by slice, each after the previous one has left: queued messages would take more memory
   * than the documents. Changes committed meanwhile are sent between slices, so a slice never overwrites a newer change.
   */
  async #sendDocuments(child: ChildProcess) {
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

  /** Sends changed documents in their current state, so it does not matter which slices the process already has. */
  #sendChanges() {
    clearImmediate(this.#sending)
    this.#sending = undefined
    if (this.#pending.size === 0) return
    const changes = [...this.#pending].map(([documentId, next]) => (next ? {documentId, next} : {documentId}))
    this.#pending.clear()
    this.#send({kind: 'changes', changes})
  }

  #send(message: ToProcess) {
    if (this.#running) void send(this.#running.child, message)
  }
}

const tooManyQueries = () =>
  new LakeError('unavailable', 'Too many queries are waiting. Try again in some seconds.')

function killAfter(running: Running, milliseconds: number) {
  clearTimeout(running.timer)
  running.timer = setTimeout(() => {
    running.isStopped = true
    running.child.kill('SIGKILL')
  }, milliseconds)
}
