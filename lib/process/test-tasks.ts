import {setTimeout as delay} from 'node:timers/promises'
import {serveTasks} from './serve-tasks.ts'

class Foreseen extends Error {}

/** A program for tests: tasks that behave, and tasks that do not. */
const tasks = {
  double: (value: number) => value * 2,
  wait: (ms: number) => delay(ms),
  processId: () => process.pid,
  bytes: (length: number) => new Uint8Array(length).fill(7),
  spin: () => {
    for (;;);
  },
  /** Takes native memory, which V8 does not bound. */
  fill: async (megabytes: number) => {
    const parts: Buffer[] = []
    for (let size = 0; size < megabytes; size += 10) {
      parts.push(Buffer.alloc(10 * 2 ** 20, 1))
      await delay(1)
    }
    return parts.length
  },
  /** Takes memory as JavaScript objects. */
  hoard: () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({length: 2 ** 18}, (_, index) => index + kept.length + 0.5))
  },
  crash: () => process.abort(),
  refuse: (sentence: string) => {
    throw new Foreseen(sentence)
  },
  fail: () => {
    throw new Error('a bug')
  },
  write: async (path: string) => (await import('node:fs')).writeFileSync(path, 'x'),
  environment: () => Object.keys(process.env),
} as const

export type TestTasks = typeof tasks

serveTasks(tasks, (error) => (error instanceof Foreseen ? {sentence: error.message} : undefined))
