import {Socket} from 'node:net'
import {LakeError} from '../../model/errors.ts'
import {answer} from '../answer/answer.ts'
import {RESULTS_FD, type FromProcess, type ToProcess} from './messages.ts'
import {Replica} from '../view/replica.ts'
import {Queryable} from '../answer/queryable.ts'

/** A query process: a replica of the dataset that it is called with, and answers from it, one at a time. */
const [, , name = '', projectId = ''] = process.argv
const replica = new Replica(name, projectId)
const queryable = new Queryable(replica)
const results = new Socket({fd: RESULTS_FD, readable: false, writable: true})

process.on('message', (message: ToProcess) => {
  if (message.kind === 'documents') replica.add(message.documents)
  else if (message.kind === 'changes') replica.apply(message.changes)
  else if (message.kind === 'complete') {
    tell({ready: true})
    letGo()
    void queryable.textIndex().ready().then(letGo)
  } else void reply(message)
})
// The server has ended, however it ended.
process.on('disconnect', () => process.exit(0))

/** Gives back what reading the documents and making the index took besides them: else it stays until memory is short. */
function letGo() {
  globalThis.gc?.()
}

async function reply({question, limitMs}: Extract<ToProcess, {kind: 'question'}>) {
  try {
    const onStart = (waitedMs: number) => tell({started: true, waitedMs})
    const {result, ...rest} = await answer(queryable, question, {limitMs, onStart})
    const json = Buffer.from(JSON.stringify(result ?? null))
    results.write(json)
    tell({bytes: json.length, ...rest})
  } catch (error) {
    tell(failureOf(error))
  }
}

function failureOf(error: unknown): FromProcess {
  if (!(error instanceof LakeError))
    return {bug: error instanceof Error ? String(error.stack) : String(error)}
  const {type, message, details} = error
  return {failure: {type, message, details}}
}

function tell(message: FromProcess) {
  process.send?.(message)
}
