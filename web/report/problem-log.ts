import {ERROR_LOG} from '../../contract/services/paths.ts'
import {addressForReports, allows, textForReports} from '../consent/allowed.ts'
import {readEnv} from '../env/env.ts'
import {track} from './tracking.ts'

/** Maximum number of reports from one page. A failure that repeats says nothing new. */
const MAX_REPORTS = 10

const reported = new Set<string>()

const seen = new WeakSet<object>()

/** Reports an error that nothing caught, unless a page was already reported as failed by it. */
export function reportUncaught({message, filename, error}: ErrorEvent): void {
  if (isForeign(message, filename) || wasSeen(error)) return
  report(message, {fatal: false})
}

export function reportRejection(reason: unknown): void {
  if (wasSeen(reason) || isAbort(reason) || isForeign(messageOf(reason), scriptOf(reason))) return
  report(messageOf(reason), {fatal: false})
}

/** @param stack of the components in which the error was thrown */
export function reportRenderFailure(error: unknown, stack: string | undefined): void {
  if (wasSeen(error)) return
  report(messageOf(error), {fatal: true, component_stack: (stack ?? '').slice(0, 500)})
  // Shows the error in the console. The listener for uncaught errors ignores it, because it has been seen.
  globalThis.reportError?.(error)
}

/** Says a failure to the trackers and to the error log. A live update may render a failed page again, with a new error. */
function report(said: string, kind: {fatal: boolean; component_stack?: string}) {
  const message = textForReports(said)
  if (isKnown(message)) return
  track('js_exception', {description: message.slice(0, 100), ...kind})
  logProblem(message)
}

const isKnown = (message: string) => reported.size >= MAX_REPORTS || reported.has(message)

/** Sends a sentence to the shop's error log. A page sends each sentence once, and a limited number. Never throws. */
export function logProblem(said: string): void {
  const message = textForReports(said)
  if (isKnown(message)) return
  reported.add(message)
  try {
    // A service of somebody else gets nothing before the visitor allows it.
    const other = allows('statistics') && readEnv().formsErrorsUrl
    const page = {pageUri: addressForReports(), pageName: document.title}
    const body = new URLSearchParams({
      message: message.slice(0, 2000),
      page_url: page.pageUri,
      hs_context: JSON.stringify(page),
    })
    fetch(other || ERROR_LOG, {method: 'POST', body, keepalive: true}).catch(() => undefined)
  } catch {
    // Without settings there is no address to send it to.
  }
}

/** Whether an error comes from an extension, or from a script of another origin, whose errors browsers hide. */
function isForeign(message: string, filename: string) {
  if (/^(?:uncaught )?script error\.?$/i.test(message.trim())) return true
  try {
    return filename !== '' && new URL(filename, location.href).origin !== location.origin
  } catch {
    return true
  }
}

/** Address of the script that made an error, as its stack says. */
const scriptOf = (reason: unknown) =>
  (reason instanceof Error &&
    /(?:https?|[a-z-]+-extension):\/\/[^\s)]+?(?=:\d)/.exec(reason.stack ?? '')?.[0]) ||
  ''

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

function wasSeen(error: unknown) {
  if (typeof error !== 'object' || error === null) return false
  const was = seen.has(error)
  seen.add(error)
  return was
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
