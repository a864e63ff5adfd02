/**
 * Starts to measure the processor time of this thread. What other programs of the machine do does not count, nor does the
 * work of processes that this one has started.
 * @returns a function that tells the milliseconds so far
 */
export function processorTime(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const {user, system} = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
}
