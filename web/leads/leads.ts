import {CONSENTS, QUALIFIED_LEADS, SUBMISSIONS} from '../../contract/services/paths.ts'
import {enquiryOf, type EnquiryAction} from '../../contract/enquiry/enquiry.ts'
import {captureAdClicks, emptyStore, newestClicks, readAdClicks} from '../ad-clicks/ad-clicks.ts'
import {addressForReports, allows} from '../consent/allowed.ts'
import type {Choice} from '../consent/choice.ts'
import {readEnv} from '../env/env.ts'
import {logProblem} from '../report/problem-log.ts'
import {timeLimit} from '../data/time-limit.ts'
import {track} from '../report/tracking.ts'
import {openOutbox, type Answer, type Letter} from './outbox.ts'
import {refIn} from './ref.ts'
import {newId} from './id.ts'
import {pageContextOf, shortReport, submissionBody, wholeReport} from './lead-bodies.ts'

/** The contact that a visitor wants from a dialog: a call, the way to the showroom, or a price. */
export type ContactKind = Exclude<EnquiryAction, 'email'>

const outbox = openOutbox({storage: storageOrNone(), send})

/** Sends waiting leads, now and whenever the connection may be back. */
export function sendWaitingLeads(): void {
  followConnection()
  flush()
}

const flush = () => void outbox.flush(navigator.onLine)

/** Milliseconds in which all tabs send after the network is back. Each waits at random, and finds what others have sent. */
const TABS_MS = 2000

let isFollowing = false

function followConnection() {
  if (isFollowing) return
  isFollowing = true
  addEventListener('online', () => setTimeout(flush, Math.random() * TABS_MS))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush())
}

/** Reports this visitor as a qualified lead, with their ad clicks. The caller has to exclude the owner's devices. */
export async function reportQualifiedLead(): Promise<void> {
  followConnection()
  const {formsLeadsUrl = QUALIFIED_LEADS} = readEnv()
  const isOwn = isOurs(formsLeadsUrl)
  const isAllowed = allows('advertising')
  // A marketing service gets nothing before the visitor allows it. Our own server gets a report without ad clicks.
  if (!isAllowed && !isOwn) return
  // The click may not have been captured on arrival. The address still holds it.
  if (isAllowed) captureAdClicks(location.search, Date.now())
  const clicks = isAllowed ? readAdClicks() : emptyStore
  const consent = isOwn && window.guard?.choice()
  const report = isOwn ? shortReport : wholeReport
  const type = 'application/x-www-form-urlencoded'
  const status = await outbox.post({
    id: newId(),
    address: formsLeadsUrl,
    type,
    body:
      report(clicks, pageContext()) +
      (consent ? `&consent=${encodeURIComponent(JSON.stringify(consent))}` : ''),
  })
  if (isOk(status)) return
  const reason = status === 0 ? 'no answer' : `status ${status}`
  track('qualified_leads_upload_failed', {reason})
  logProblem(`A qualified lead could not be reported: ${reason}`)
}

interface Submission {
  /** Absolute addresses of the products in question. */
  products?: readonly string[] | undefined
  ip?: Promise<string | undefined>
  /** Text or address that holds the code of the enquiry. */
  message?: string | undefined
  /** Unique: our server stores a submission once that is sent twice. */
  id?: string | undefined
}

/**
 * Records that a visitor went on from one of the contact dialogs, or sent the enquiry list.
 * @throws Error when the form service has not accepted the submission, or not yet
 */
export async function submitContact(
  kind: EnquiryAction,
  {products = [], ip = lookUpIp(), message = '', id = newId()}: Submission,
) {
  followConnection()
  const {formsSubmissionsUrl = SUBMISSIONS} = readEnv()
  const {pageUri, pageName} = pageContext()
  const own = isOurs(formsSubmissionsUrl) ? {action: kind, products, ref: refIn(message), ...consented()} : {}
  const letter = (ipAddress?: string): Letter => ({
    id,
    address: formsSubmissionsUrl,
    type: 'application/json',
    body: submissionBody(enquiryOf({ipAddress, pageUri, pageName}, own)),
  })
  // The visitor may leave before the IP address is known, and then never come back.
  outbox.keep(letter())
  const hasLeft = new Promise<undefined>((resolve) =>
    addEventListener('pagehide', () => resolve(undefined), {once: true}),
  )
  const status = await outbox.post(letter(await Promise.race([ip, hasLeft])))
  if (!isOk(status)) throw new Error(`The form service answered with status ${status}`)
}

/** Sends the record of a choice about privacy to the shop's server, which stores it without a name. */
export async function postChoice(choice: Choice): Promise<void> {
  followConnection()
  const body = JSON.stringify(choice)
  await outbox.post({id: newId(), address: CONSENTS, type: 'application/json', body})
}

/** The choice of this device and, where it allows advertising, the newest ad clicks. */
function consented() {
  const consent = window.guard?.choice()
  if (!consent) return {}
  if (!consent.purposes.includes('advertising')) return {consent}
  return {consent, store: newestClicks(readAdClicks())}
}

/** The visitor's public IP address, or undefined when the lookup fails or takes longer than a second. */
export async function lookUpIp(): Promise<string | undefined> {
  try {
    // A service of somebody else learns the address too, so the visitor has to allow it.
    const other = allows('advertising') ? readEnv().ipLookupUrl : undefined
    const response = await fetch(other ?? '/ip', {signal: timeLimit(1000)})
    const {ip}: {ip?: unknown} = await response.json()
    return typeof ip === 'string' ? ip : undefined
  } catch {
    return undefined
  }
}

const pageContext = () => pageContextOf(addressForReports(), document.title)

const isOk = (status: number) => status >= 200 && status < 300

const isOurs = (address: string) => new URL(address, location.href).origin === location.origin

async function send({id, address, type, body}: Letter): Promise<Answer> {
  const headers: Record<string, string> = {'Content-Type': type}
  // Other origins have to allow the header, and the form services do not.
  if (isOurs(address)) headers['Idempotency-Key'] = id
  const signal = timeLimit(20_000)
  const response = await fetch(address, {method: 'POST', headers, body, keepalive: true, signal})
  const seconds = Number(response.headers.get('Retry-After'))
  return {status: response.status, waitMs: seconds > 0 ? seconds * 1000 : undefined}
}

function storageOrNone() {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
