import type * as Log from './problem-log.ts'

/** Reports uncaught errors and rejections in our own scripts. */
export function watchFailures(): void {
  addEventListener('error', (event) => tell((log) => log.reportUncaught(event)))
  addEventListener('unhandledrejection', ({reason}) => tell((log) => log.reportRejection(reason)))
}

const stacks = new WeakMap<WeakKey, string>()

/** Keeps the component stack of an error that a boundary caught. React reports the stack only to the root. */
export function keepComponentStack(error: unknown, {componentStack}: {componentStack?: string}): void {
  if (error instanceof Object && componentStack) stacks.set(error, componentStack)
}

/** Reports a page that could not be rendered, once for each error. */
export const reportRenderFailure = (error: unknown): void =>
  tell((log) => log.reportRenderFailure(error, error instanceof Object ? stacks.get(error) : undefined))

let loading: Promise<typeof Log> | undefined

/** Most pages never fail, so they load no code for it. Without the script there is no way to tell the server. */
function tell(report: (log: typeof Log) => void) {
  // One promise keeps the order of the reports.
  loading ??= import('./problem-log.ts')
  loading.then(report).catch(() => (loading = undefined))
}
