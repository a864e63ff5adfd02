/** A signal that aborts after a time in milliseconds. `AbortSignal.timeout` came with Chrome 103 and Firefox 100. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
