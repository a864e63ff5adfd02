import type {Lake} from '@stone-designs/lake'
import {z} from 'zod'
import {inTransaction} from '../../lib/disk/database-file.ts'
import {every} from '../../lib/process/periodic.ts'
import type {ContentSource} from '../content/index.ts'
import type {Lead, Queue} from '../forms/index.ts'
import type {HealthCheck, ShopHealth} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'
import type {Records} from '../records/index.ts'
import {MAX_WAITING, openChannel, type Channel, type ChannelOptions} from './channel.ts'
import {alertsRoutes, READERS} from './routes.ts'
import {emailSender, pushSender, Refused, webhookSender, type Send} from './senders.ts'
import {openAlertsStore, type AlertsStore, type Device} from './store.ts'
import {openToldBook, watch, type ToldBook} from './watch.ts'
import {isQuiet, localTime, type Alert} from './words.ts'

interface Needs {
  content: Pick<ContentSource, 'query' | 'leadsWith'>
  /** Absent: nobody can be known as staff, so nobody turns push on. */
  lake: Lake | undefined
  records: Pick<Records, 'stores'>
  health: Pick<ShopHealth, 'problems'>
}

type Document = {_id: string} & Record<string, unknown>

/** Messages to the owner, by push, e-mail and webhook. */
export interface Alerts extends Part {
  /**
   * Tells the owner: the message is on the disk when this returns. The same id is told once.
   * @throws Error when the disk does not work
   */
  add(alert: Omit<Alert, '_id'>): void
  /** The same for a visitor's enquiry, before it is saved. A failure is reported. */
  addEnquiry(lead: Lead): void
  /** Documents in messages that wait. */
  waiting: {find(test: (document: Document) => boolean): Document[]; erase(ids: ReadonlySet<string>): void}
}

const MINUTE_MS = 60_000
/** Time of the day from which the e-mail of a day is sent. */
const DIGEST_CLOCK = '08:00'

export function openAlerts(context: Pick<ShopContext, 'config' | 'report'>, needs: Needs): Alerts {
  const {config, report} = context
  const {records, erasures} = needs.records.stores
  const store = openAlertsStore(config.dataDir)
  const book = openToldBook(records)
  const isHeld = () => isQuiet(store.read().settings)
  const isErased = ({document: {_id}}: Alert) => typeof _id === 'string' && erasures.hasLead(_id)
  const {channels, digest, ...devices} = openChannels(
    {...context, ...needs, store},
    {records, isErased, isHeld, report},
  )
  const queues = () => [digest, ...channels.values()]
  book.keepOnly([...channels.keys(), ...(channels.has('email') ? ['digest'] : [])])

  const {add, addDigest} = openTeller({records, store, channels, digest, book})
  const timeZone = () => store.read().settings.timeZone
  const isOn = () => channels.size > 0
  const watched = watch({...needs, problems: needs.health.problems, book, timeZone, isOn, add, report})
  let wasHeld = isHeld()
  const stopMinutes = every(MINUTE_MS, () => {
    watched.changed()
    addDigest()
    book.prune()
    if (wasHeld && !isHeld()) for (const channel of channels.values()) channel.wake()
    wasHeld = isHeld()
  })
  const identify = (request: Request) => staffOf(request, needs.lake)
  return {
    routes: alertsRoutes({...config.alerts, ...devices, store, channels, identify}),
    checks: [checkOf(channels)],
    contentChanged: () => watched.changed(),
    add: (alert) => add(alert),
    addEnquiry(lead) {
      const {_id, kind, receivedAt: at} = lead
      // The others are clicks that led to a contact, which the owner notices on the telephone.
      if (kind !== 'submission' || erasures.hasLead(_id)) return
      try {
        add({id: `enquiry.new.${_id}`, type: 'enquiry.new', at, document: lead})
      } catch (error) {
        // The enquiry is worth more than the message.
        report('The owner cannot be told of an enquiry', error)
      }
    },
    waiting: {
      find: (test) => queues().flatMap((queue) => documentsIn(queue).filter(test)),
      erase: (ids) =>
        queues().forEach((queue) => eraseIn(queue, ({document}) => ids.has(String(document._id)))),
    },
    async close() {
      stopMinutes()
      await watched.stop()
      await Promise.all(queues().map((queue) => queue.close()))
    },
  }
}

/** Adds messages to the queues of all channels, in one transaction with the note that they were told. */
function openTeller({records, store, channels, digest, book}: Teller) {
  function add(alert: Omit<Alert, '_id'>, mark = alert.id) {
    const isDaily = store.read().settings.email === 'daily'
    const isNew = inTransaction(records.sql, () => {
      if (channels.size === 0 || !book.note(mark)) return false
      for (const [id, channel] of channels) {
        const queue = id === 'email' && isDaily ? digest : channel
        if (queue.waiting() < MAX_WAITING) queue.keep({...alert, _id: alert.id})
      }
      return true
    })
    if (isNew) for (const channel of channels.values()) channel.wake()
  }
  /** Once a day. The queue of the digest is read when the e-mail is sent. */
  function addDigest() {
    const {day, clock} = localTime(Date.now(), store.read().settings.timeZone)
    const [id, email] = [`digest.${day}`, channels.get('email')]
    if (!email || clock < DIGEST_CLOCK) return
    inTransaction(records.sql, () => {
      if (!book.note(id) || digest.waiting() === 0) return
      email.keep({_id: id, id, type: 'digest', at: new Date().toISOString(), document: {}})
    })
  }
  return {add, addDigest}
}

interface Teller extends Pick<ChannelOptions, 'records'> {
  store: AlertsStore
  channels: ReadonlyMap<string, Channel>
  digest: Queue<Alert>
  book: ToldBook
}

const withId = z.looseObject({_id: z.string()})

const documentsIn = (queue: Queue<Alert>): Document[] =>
  queue.find(() => true).flatMap(({document}) => withId.safeParse(document).data ?? [])

const eraseIn = (queue: Queue<Alert>, test: (alert: Alert) => boolean) =>
  queue.erase(new Set(queue.find(test).map(({_id}) => _id)))

/** Answers of a push service whose browser gave the subscription up. */
const GONE = new Set([404, 410])

type Opened = Omit<Needs, 'records'> & Pick<ShopContext, 'config'> & {store: AlertsStore}

/** Opens the channels of the settings and of the devices, and the queue of messages for the e-mail of a day. */
function openChannels(
  {config, content, lake, store}: Opened,
  common: Pick<ChannelOptions, 'records' | 'isErased' | 'isHeld' | 'report'>,
) {
  const {webhook, smtpUrl, emailTo, isPushAnywhere} = config.alerts
  const {publicUrl} = config
  const channels = new Map<string, Channel>()
  const never: Send = () => Promise.reject(new Error('A digest is sent as a whole.'))
  const digest = openChannel({...common, id: 'digest', name: 'digest', send: never, isHeld: () => true})

  function open(id: string, options: Pick<ChannelOptions, 'name' | 'send'> & {isHeld?: () => boolean}) {
    const onSent = () => store.write({sent: {...store.read().sent, [id]: new Date().toISOString()}})
    channels.set(id, openChannel({...common, ...options, id, onSent}))
  }
  function close(id: string) {
    const channel = channels.get(id)
    channels.delete(id)
    if (channel) eraseIn(channel, () => true)
    // A run of the queue itself may be what closes it, so nothing waits for the end of the run.
    void channel?.close()
  }
  function remove(id: string) {
    close(id)
    store.write({devices: store.read().devices.filter((each) => each.id !== id)})
  }
  function openDevice(device: Device) {
    const {id, name, person} = device
    const push = pushSender(device, {store, publicUrl, isPushAnywhere})
    async function send(alert: Alert) {
      if (lake && !READERS.has(lake.people.find(person)?.role ?? '')) {
        remove(id)
        throw new Error('The person of this device may no longer see enquiries.')
      }
      await push(alert).catch((cause: unknown) => {
        if (!(cause instanceof Refused && GONE.has(cause.status))) throw cause
        close(id)
        const {devices} = store.read()
        store.write({devices: devices.map((each) => (each.id === id ? {...each, isGone: true} : each))})
        throw new Error('The browser of this device gave its messages up. Turn them on there again.')
      })
    }
    open(id, {name, send})
  }

  if (webhook) open('webhook', {name: 'webhook', send: webhookSender(webhook), isHeld: () => false})
  if (smtpUrl !== undefined) {
    const recipient = async () => emailTo ?? emailOfShop(content)
    open('email', {name: 'e-mail', send: emailSender({smtpUrl, recipient, store, publicUrl, digest})})
  }
  for (const device of store.read().devices) if (!device.isGone) openDevice(device)
  return {
    channels,
    digest,
    remove,
    add(device: Device) {
      store.write({devices: [...store.read().devices, device]})
      openDevice(device)
    },
  }
}

/** @throws Error when the shop has no address */
async function emailOfShop(content: Pick<ContentSource, 'query'>): Promise<string> {
  const found = z.email().safeParse(await content.query('*[_type == "siteSettings"][0].email', {}))
  if (found.success) return found.data
  throw new Error('Nobody is named. Set NOTIFY_EMAIL_TO, or the e-mail address in the site settings.')
}

/** A network is away for seconds now and then, so one failed attempt is no problem yet. */
const checkOf = (channels: ReadonlyMap<string, Channel>): HealthCheck => ({
  name: 'alerts',
  isVital: false,
  problem() {
    const failing = [...channels.values()].map(({name, failure}) => ({name, ...failure()}))
    const {name, since, reason} = failing.find(({count = 0}) => count > 1) ?? {}
    if (since === undefined) return undefined
    const sentence = `Messages to you (${name}) have failed since ${since}: ${reason} They are tried again, at most ten minutes apart.`
    return {sentence, figure: since}
  },
})
