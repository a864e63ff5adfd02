import {Socket} from 'node:net'
import {LakeError} from '../../model/errors.ts'
import {answer} from '../answer/answer.ts'
import {RESULTS_FD, type FromProcess, type ToProcess} from './messages.ts'
import {Replica} from '../view/replica.ts'
import {Queryable} from '../answer/queryable.ts'

/** The query process of a dataset: holds a replica of the dataset named in its arguments, and answers one query at a time. */
const [, , name = '', projectId = ''] = process.argv
const replica = new Replica(name, projectId)
const queryable = new Queryable(replica)
const results = new Socket({fd: RESULTS_FD, readable: false, writable: true})

process.on('message', (message: ToProcess) => {
  if (message.kind === 'documents') replica.add(message.documents)
  else if (message.kind === 'changes') replica.apply(message.changes)
  else if (message.kind === 'complete') {
    send({ready: true})
    collectGarbage()
    void queryable.textIndex().ready().then(collectGarbage)
  } else void reply(message)
})
// The server has ended.
process.on('disconnect', () => process.exit(0))

/** Frees the memory used while loading documents and indexing. V8 would keep it until memory is short. */
function collectGarbage() {
  globalThis.gc?.()
}

async function reply({question, limitMs}: Extract<ToProcess, {kind: 'question'}>) {
  try {
    const onStart = (waitedMs: number) => send({started: true, waitedMs})
    const {result, ...rest} = await answer(queryable, question, {limitMs, onStart})
    const json = Buffer.from(JSON.stringify(result ?? null))
    results.write(json)
    send({bytes: json.length, ...rest})
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
