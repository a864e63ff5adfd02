import {createHmac} from 'node:crypto'
import {lookup} from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import {createTransport} from 'nodemailer'
import webPush from 'web-push'
import type {Queue} from '../forms/index.ts'
import {isLoopback} from './settings.ts'
import type {AlertsStore, Device} from './store.ts'
import {localTime, toldIn, type Alert} from './words.ts'

/** Sends one message. @throws Error that says why the message was not taken */
export type Send = (alert: Alert) => Promise<void>

/** The other side answered with another status than 2xx. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number

  constructor(status: number) {
    super(`The other side answered with status ${status}.`)
    this.status = status
  }
}

const TIMEOUT_MS = 20_000

/** Posts without following a redirect. @throws Refused, or another Error when nothing answers */
async function post(url: string, headers: HeadersInit, body: string | Uint8Array<ArrayBuffer>) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, {method: 'POST', headers, body, redirect: 'manual', signal})
  await response.body?.cancel()
  if (!response.ok) throw new Refused(response.status)
}

/** @throws Error for an address that is not encrypted, or leads to a machine of a private network */
export async function assertPublic(url: string): Promise<void> {
  const {protocol, hostname} = new URL(url)
  const found = await lookup(hostname.replaceAll(/[[\]]/g, ''), {all: true})
  const isPublic = found.every(({address}) => ipaddr.process(address).range() === 'unicast')
  if (protocol !== 'https:' || !isPublic) throw new Error(`${hostname} is no public address with https.`)
}

/** Signs as Sanity signs its webhooks, so that `@sanity/webhook` verifies it. */
export const webhookSender =
  ({url, secret}: {url: string; secret: string}): Send =>
  async ({_id, ...alert}) => {
    const body = JSON.stringify(alert)
    const time = Date.now()
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': alert.id,
      'sanity-webhook-signature': `t=${time},v1=${signature}`,
    }
    await post(url, headers, body)
  }

interface EmailOptions {
  store: AlertsStore
  publicUrl: string
  smtpUrl: string
  /** @throws Error when nobody is named */
  recipient: () => Promise<string>
  /** Messages that wait for the e-mail of the day. */
  digest: Pick<Queue<Alert>, 'find' | 'erase'>
}

/** Milliseconds for each step of a connection. */
const SMTP_MS = 10_000

export function emailSender({smtpUrl, recipient, store, publicUrl, digest}: EmailOptions): Send {
  const isAway = !isLoopback(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    // A password must not cross a network that anybody can read. On this machine, certificates are home-made.
    requireTLS: isAway,
    tls: {rejectUnauthorized: isAway},
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return async (alert) => {
    const {language, shows, timeZone} = store.read().settings
    const parts = alert.type === 'digest' ? digest.find(() => true) : [alert]
    if (parts.length === 0) return
    const {title, label} = toldIn(language, alert)
    const texts = parts.map((part) => {
      const told = toldIn(language, part)
      const {day, clock} = localTime(part.at, timeZone)
      const about = [told.label, told.ref].filter(Boolean).join(' · ')
      return [`${day} ${clock} ${told.title}`, about, publicUrl + told.path].filter(Boolean).join('\n')
    })
    const to = await recipient()
    await transport.sendMail({
      to,
      from: user.includes('@') ? user : to.split(',')[0],
      subject: shows === 'product' && label ? `${title}: ${label}` : title,
      text: texts.join('\n\n'),
      messageId: `<${alert.id}@${new URL(publicUrl).hostname}>`,
    })
    digest.erase(new Set(parts.map(({_id}) => _id)))
  }
}

interface PushOptions extends Pick<EmailOptions, 'store' | 'publicUrl'> {
  isPushAnywhere: boolean
}

/** Seconds that the push service keeps a message for a device that is off. */
const TTL = 86_400

export const pushSender =
  ({subscription, language}: Device, {store, publicUrl, isPushAnywhere}: PushOptions): Send =>
  async (alert) => {
    const {title, label, path} = toldIn(language, alert)
    const body = store.read().settings.shows === 'product' ? label : ''
    // Where the push service can complain.
    const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:owner@shop.example'
    const sent = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({id: alert.id, title, body, path}),
      {vapidDetails: {subject, ...store.keys}, TTL, urgency: 'high'},
    )
    if (!isPushAnywhere) await assertPublic(sent.endpoint)
    await post(sent.endpoint, sent.headers, new Uint8Array(sent.body))
  }
