/** Functions that a task process runs, by name. Their inputs and results cross a pipe as structured clones. */
export type Tasks = {readonly [name: string]: (input: never) => unknown}

export type InputOf<Offered extends Tasks, Name extends keyof Offered> = Parameters<Offered[Name]>[0]
export type ResultOf<Offered extends Tasks, Name extends keyof Offered> = Awaited<ReturnType<Offered[Name]>>

/** A task's end. `failure` is one that the task foresees, `bug` the stack of any other. */
export type TaskOutcome<Result, Failure> = {result: Result} | {failure: Failure} | {bug: string}

/** Sent once, when the process has loaded its code. */
export const READY = 'ready'
