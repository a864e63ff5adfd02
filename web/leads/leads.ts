import {captureAdClicks, readAdClicks} from '../ad-clicks/ad-clicks.ts'
import {storeTrouble} from '../ad-clicks/store-trouble.ts'
import {readEnv} from '../env.ts'
import {logProblem} from '../failures.ts'
import {track} from '../tracking.ts'
import {openOutbox, type Letter} from './outbox.ts'

/** What a visitor asked for: a call, the way to the showroom, or a price. */
export type ContactKind = 'call' | 'visit' | 'price'

const outbox = openOutbox({storage: storageOrNone(), send})

/** Sends leads that could not be sent before, now and whenever the connection may be back. */
export function sendWaitingLeads(): void {
  followConnection()
  void outbox.flush()
}

let isFollowing = false

function followConnection() {
  if (isFollowing) return
  isFollowing = true
  const flush = () => void outbox.flush()
  addEventListener('online', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush())
}

/**
 * Reports that this visitor is a lead, with the ad clicks that brought them. Not for the owner's devices: the
 * caller sees to that.
 */
export async function reportQualifiedLead(): Promise<void> {
  followConnection()
  // The address still tells of it, should the click not have been captured when the visitor came.
  captureAdClicks(location.search, Date.now(), storeTrouble)
  const {formsLeadsUrl = '/forms/qualified-leads'} = readEnv()
  const body = new URLSearchParams({
    store: JSON.stringify(readAdClicks(storeTrouble)),
    hs_context: JSON.stringify(pageContext()),
  })
  const type = 'application/x-www-form-urlencoded'
  const status = await outbox.post({id: newId(), address: formsLeadsUrl, type, body: body.toString()})
  if (isOk(status)) return
  const reason = status === 0 ? 'no answer' : `status ${status}`
  track('qualified_leads_upload_failed', {reason})
  logProblem(`A qualified lead could not be reported: ${reason}`)
}

/**
 * Records that a visitor went on from one of the contact dialogs, or sent the enquiry list.
 * @param products absolute addresses of the pieces they ask about, if any
 * @throws when the form service does not accept it, or not yet
 */
export async function submitContact(
  kind: ContactKind,
  products: readonly string[],
  ip: Promise<string | undefined>,
) {
  followConnection()
  const {formsSubmissionsUrl = '/forms/submissions'} = readEnv()
  const {pageUri, pageName} = pageContext()
  const fields = [{name: 'page_url', value: pageUri}]
  // A marketing service refuses fields that its form does not have; our own sink shows the owner these.
  if (isOurs(formsSubmissionsUrl)) {
    fields.push({name: 'action', value: kind})
    fields.push(...products.map((value) => ({name: 'product_url', value})))
  }
  const id = newId()
  const letter = (ipAddress?: string): Letter => ({
    id,
    address: formsSubmissionsUrl,
    type: 'application/json',
    body: JSON.stringify({fields, context: {ipAddress, pageUri, pageName}}),
  })
  // The visitor may be gone before the address is known.
  outbox.keep(letter())
  const status = await outbox.post(letter(await ip))
  if (!isOk(status)) throw new Error(`The form service answered with status ${status}`)
}

/** The visitor's address as the internet sees it; undefined when it cannot be had within a second. */
export async function lookUpIp(): Promise<string | undefined> {
  try {
    const response = await fetch(readEnv().ipLookupUrl ?? '/ip', {signal: AbortSignal.timeout(1000)})
    const {ip}: {ip?: unknown} = await response.json()
    return typeof ip === 'string' ? ip : undefined
  } catch {
    return undefined
  }
}

const pageContext = () => ({pageUri: location.href, pageName: document.title})

const isOk = (status: number) => status >= 200 && status < 300

const isOurs = (address: string) => URL.parse(address, location.href)?.origin === location.origin

async function send({id, address, type, body}: Letter): Promise<number> {
  const headers: Record<string, string> = {'Content-Type': type}
  // Another origin would have to allow the header, and those that we know of do not.
  if (isOurs(address)) headers['Idempotency-Key'] = id
  const signal = AbortSignal.timeout(20_000)
  const response = await fetch(address, {method: 'POST', headers, body, keepalive: true, signal})
  return response.status
}

function storageOrNone() {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** `crypto.randomUUID` is there on encrypted pages only; a shop may be tried out on a plain local network. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
