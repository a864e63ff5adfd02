import {READY, type TaskOutcome, type Tasks} from './task-messages.ts'

/**
 * Makes this process a task process: it runs the tasks that its parent sends, and ends with its parent.
 * @param failureOf what the parent gets of an error that a task foresees; `undefined` for any other error
 */
export function serveTasks(tasks: Tasks, failureOf: (error: unknown) => object | undefined) {
  process.on('message', (request: Request) => {
    void outcomeOf(request).then((outcome) => process.send?.(outcome))
  })
  // Not `exit`, which would wait for a decoder at work.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.send?.(READY)

  async function outcomeOf({name, input}: Request): Promise<TaskOutcome<unknown, object>> {
    try {
      return {result: await tasks[name]?.(input)}
    } catch (error) {
      const failure = failureOf(error)
      if (failure !== undefined) return {failure}
      return {bug: error instanceof Error ? String(error.stack) : String(error)}
    }
  }
}

/** The parent's types hold that the input is what the task takes. */
interface Request {
  name: string
  input: never
}
