/**
 * Why a task has no result: it took too long (`time`) or too much memory (`memory`), its process crashed (`crash`), was
 * ended from outside (`lost`) or could not start (`start`), there was no memory for it (`room`), too many tasks waited
 * (`busy`), or the pool closed (`closed`).
 */
export type StopReason = 'time' | 'memory' | 'crash' | 'lost' | 'start' | 'room' | 'busy' | 'closed'

/** A task that has no result, through no error of its own code. */
export class TaskStopped extends Error {
  override name = 'TaskStopped'
  readonly reason: StopReason

  /** @param complaint the last lines that its process wrote */
  constructor(task: string, reason: StopReason, complaint = '') {
    super(`The task "${task}" has no result (${reason})${complaint && `: ${complaint}`}`)
    this.reason = reason
  }

  /** Whether the input is the likely cause: the same input would end another process. */
  get isByInput(): boolean {
    return this.reason === 'time' || this.reason === 'memory' || this.reason === 'crash'
  }
}
