import {parentPort, workerData} from 'node:worker_threads'
import {problemsOf} from './snapshot.ts'

/** Runs in a thread of its own: posts the first problem of the database whose path it was started with, or nothing. */
const [problem] = problemsOf(String(workerData))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(problem ?? '')
