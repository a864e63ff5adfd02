import {parentPort, workerData} from 'node:worker_threads'
import {problemsOf} from './snapshot.ts'

/** Thread that checks the database at the given path. Posts its first problem, or an empty text. */
const [problem] = problemsOf(String(workerData))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(problem ?? '')
