import {Socket} from 'node:net'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {LakeError} from '../../model/errors.ts'
import {answer, type Queryable} from '../answer/answer.ts'
import {RESULTS_FD, type FromProcess, type ToProcess} from './protocol.ts'
import type {Source} from '../view/reader.ts'
import {prepareTexts} from '../text/text-query.ts'
import {Views} from '../view/views.ts'
import type {StoredDocument} from '../../model/types.ts'

type Listener = Parameters<Source['onCommit']>[0]

/** The documents of a dataset in another process, which sends every change. */
class Replica implements Source {
  readonly name: string
  readonly projectId: string
  readonly documents = new Map<string, StoredDocument>()
  readonly #listeners = new Set<Listener>()

  constructor(name: string, projectId: string) {
    this.name = name
    this.projectId = projectId
  }

  onCommit(listener: Listener) {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  add(documents: readonly StoredDocument[]) {
    this.apply(documents.map((next) => ({documentId: next._id, next})))
  }

  apply(changes: readonly {documentId: string; next?: StoredDocument | undefined}[]) {
    for (const {documentId, next} of changes) {
      if (next) this.documents.set(documentId, next)
      else this.documents.delete(documentId)
    }
    for (const listener of this.#listeners) listener({changes})
  }
}

/** The query process of a dataset: holds a replica of the dataset named in its arguments, and answers one query at a time. */
const [, , name = '', projectId = ''] = process.argv
const replica = new Replica(name, projectId)
const queryable: Queryable = {source: replica, views: new Views(replica)}
const results = new Socket({fd: RESULTS_FD, readable: false, writable: true})

/** Resolves when the last answer has been sent. */
let replied: Promise<void> = Promise.resolve()

process.on('message', (message: ToProcess) => {
  if (message.kind === 'documents') replica.add(message.documents)
  else if (message.kind === 'changes') replica.apply(message.changes)
  else if (message.kind === 'complete') {
    send({ready: true})
    collectGarbage()
    void prepareTexts(replica.documents, betweenAnswers).then(collectGarbage)
  } else replied = reply(message)
})
// The server has ended.
process.on('disconnect', () => process.exit(0))

/** Frees the memory used while loading documents and preparing their texts. V8 would keep it until memory is short. */
function collectGarbage() {
  globalThis.gc?.()
}

/** Preparing texts waits for answers: between its slices a large one would leave the process in small parts. */
async function betweenAnswers() {
  await replied
  await nextTurn()
}

async function reply({question, limitMs}: Extract<ToProcess, {kind: 'question'}>) {
  try {
    const onStart = (waitedMs: number) => send({started: true, waitedMs})
    const {result, ...rest} = await answer(queryable, question, {limitMs, onStart})
    send({evaluated: true})
    const json = Buffer.from(JSON.stringify(result ?? null))
    const sent = new Promise((resolve) => results.write(json, resolve))
    send({bytes: json.length, ...rest})
    await sent
  } catch (error) {
    send(failureOf(error))
  }
}

function failureOf(error: unknown): FromProcess {
  if (!(error instanceof LakeError))
    return {bug: error instanceof Error ? String(error.stack) : String(error)}
  const {type, message, details} = error
  return {failure: {type, message, details}}
}

function send(message: FromProcess) {
  process.send?.(message)
}
