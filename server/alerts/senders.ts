import {createHmac} from 'node:crypto'
import {createTransport} from 'nodemailer'
import webPush from 'web-push'
import type {AlertSettings} from '../../contract/services/alerts.ts'
import type {Queue} from '../forms/index.ts'
import type {AlertsFile, Device} from './devices.ts'
import {post} from './post.ts'
import {isLoopback, type AlertsConfig} from './settings.ts'
import {localTime, toldIn, type Alert} from './words.ts'

type Settings = AlertsConfig['alerts']

/** Sends one message. @throws Error that says why the message was not taken */
export type Send = (alert: Alert) => Promise<void>

/** Signs as Sanity signs its webhooks, so that `@sanity/webhook` verifies it. */
export const webhookSender =
  ({url, secret}: {url: string; secret: string}, {proxies}: Pick<Settings, 'proxies'>): Send =>
  async ({_id, ...alert}) => {
    const body = JSON.stringify(alert)
    const time = Date.now()
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': alert.id,
      'sanity-webhook-signature': `t=${time},v1=${signature}`,
    }
    await post({url, headers, body}, {proxies})
  }

interface EmailOptions {
  smtpUrl: string
  /** @throws Error when nobody is named */
  recipient: () => Promise<string>
  settings: () => AlertSettings
  publicUrl: string
  /** Messages that wait for the e-mail of the day. */
  digest: Pick<Queue<Alert>, 'find' | 'erase'>
}

/** Milliseconds for each step of a connection. */
const SMTP_MS = 10_000

export function emailSender({smtpUrl, recipient, settings, publicUrl, digest}: EmailOptions): Send {
  const transport = createTransport({
    url: smtpUrl,
    // A password must not cross a network that anybody can read.
    requireTLS: !isLoopback(smtpUrl),
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const {hostname} = new URL(publicUrl)
  const linesOf = (alert: Alert) => {
    const {language, timeZone} = settings()
    const {title, label, ref, path} = toldIn(language, alert)
    const {day, clock} = localTime(Date.parse(alert.at), timeZone)
    return [`${day} ${clock} ${title}`, [label, ref].filter(Boolean).join(' · '), publicUrl + path]
  }
  return async (alert) => {
    const {language, shows} = settings()
    const {title, label} = toldIn(language, alert)
    const parts = alert.type === 'digest' ? digest.find(() => true) : [alert]
    if (parts.length === 0) return
    const to = await recipient()
    const user = decodeURIComponent(new URL(smtpUrl).username)
    await transport.sendMail({
      to,
      from: user.includes('@') ? user : to.split(',')[0],
      subject: [title, shows === 'product' && label].filter(Boolean).join(': '),
      text: parts.map((each) => linesOf(each).filter(Boolean).join('\n')).join('\n\n'),
      messageId: `<${alert.id}@${hostname}>`,
    })
    digest.erase(new Set(parts.map(({_id}) => _id)))
  }
}

interface PushOptions extends Pick<Settings, 'proxies' | 'isPushAnywhere'> {
  file: Pick<AlertsFile, 'keys' | 'settings'>
  /** Where the push service can complain. */
  publicUrl: string
}

/** Seconds that the push service keeps a message for a device that is off. */
const TTL = 86_400

export const pushSender =
  (
    {subscription, language}: Pick<Device, 'subscription' | 'language'>,
    {file, publicUrl, proxies, isPushAnywhere}: PushOptions,
  ): Send =>
  async (alert) => {
    const {title, label, path} = toldIn(language, alert)
    const body = file.settings().shows === 'product' ? label : ''
    const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:owner@shop.example'
    const sent = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({id: alert.id, title, body, path}),
      {vapidDetails: {subject, ...file.keys}, TTL, urgency: 'high'},
    )
    const headers = Object.fromEntries(
      Object.entries(sent.headers).map(([name, value]) => [name, String(value)]),
    )
    await post({url: sent.endpoint, headers, body: sent.body}, {proxies, isPublicOnly: !isPushAnywhere})
  }
