import type {Lake} from '@stone-designs/lake'
import {z} from 'zod'
import {inTransaction} from '../../lib/disk/database-file.ts'
import type {ContentSource} from '../content/index.ts'
import {openQueue, type Lead, type Queue} from '../forms/index.ts'
import type {HealthCheck, ShopHealth} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'
import type {Records, RecordsDatabase} from '../records/index.ts'
import {MAX_WAITING, openChannel, readAlert, type Channel} from './channel.ts'
import {openAlertsFile, type AlertsFile, type Device} from './devices.ts'
import {Refused} from './post.ts'
import {alertsRoutes, READERS} from './routes.ts'
import {emailSender, pushSender, webhookSender, type Send} from './senders.ts'
import {openToldBook, watch, type ToldBook} from './watch.ts'
import {isQuiet, localTime, type Alert} from './words.ts'

interface Needs {
  content: Pick<ContentSource, 'query' | 'remindersDue'>
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

const DIGEST_CLOCK = '08:00'
/** Attempts in a row that fail before Today says so: a network is away for seconds now and then. */
const TOLD_FAILURES = 2
/** Answers of a push service whose browser gave the subscription up. */
const GONE = new Set([404, 410])

export function openAlerts(
  {config, report}: Pick<ShopContext, 'config' | 'report'>,
  {content, lake, records, health}: Needs,
): Alerts {
  const {records: database, erasures} = records.stores
  const file = openAlertsFile(config.dataDir)
  const book = openToldBook(database)
  const isErased = ({document: {_id}}: Alert) => typeof _id === 'string' && erasures.hasLead(_id)
  const isHeld = () => isQuiet(file.settings(), Date.now())
  const base: Base = {config, report, file, database, isErased, isHeld}
  const digest = openDigest(base)
  const channels = openChannels(base, {content, digest})
  const devices = openDevices(base, {channels, lake})

  function add(alert: Omit<Alert, '_id'>, mark = alert.id) {
    const open = [...channels]
    if (open.length === 0) return
    inTransaction(database.sql, () => {
      if (!book.note(mark)) return
      for (const [name, channel] of open) {
        const queue = name === 'email' && file.settings().email === 'daily' ? digest : channel
        if (queue.waiting() < MAX_WAITING) queue.keep({...alert, _id: alert.id})
      }
    })
    for (const [, channel] of open) channel.wake()
  }

  let wasHeld = isHeld()
  const watched = watch({
    content,
    problems: health.problems,
    book,
    timeZone: () => file.settings().timeZone,
    isOn: () => channels.size > 0,
    add,
    onMinute() {
      if (wasHeld && !isHeld()) for (const channel of channels.values()) channel.wake()
      wasHeld = isHeld()
      inTransaction(database.sql, () => sendDigest({file, book, digest, email: channels.get('email')}))
    },
    report,
  })
  const queues = () => [digest, ...channels.values()]
  return {
    routes: alertsRoutes({
      file,
      channels,
      isPushAnywhere: config.alerts.isPushAnywhere,
      identify: (request) => staffOf(request, lake),
      onAdded: devices.open,
      onRemoved: devices.remove,
    }),
    checks: [checkOf(channels)],
    contentChanged: () => watched.changed(),
    add: (alert) => add(alert),
    addEnquiry(lead) {
      const {_id, kind, receivedAt: at} = lead
      // The others are clicks that led to a contact, which the owner sees on the telephone.
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
      erase(ids) {
        for (const queue of queues()) queue.erase(idsIn(queue, (_id) => ids.has(_id)))
      },
    },
    async close() {
      await watched.stop()
      await Promise.all(queues().map((queue) => queue.close()))
    },
  }
}

const withId = z.looseObject({_id: z.string()})

const documentsIn = (queue: Queue<Alert>): Document[] =>
  queue.find(() => true).flatMap(({document}) => withId.safeParse(document).data ?? [])

/** Ids of messages about documents. */
const idsIn = (queue: Queue<Alert>, isMeant: (id: string) => boolean) =>
  new Set(queue.find(({document}) => isMeant(String(document._id))).map(({_id}) => _id))

interface Base extends Pick<ShopContext, 'config' | 'report'> {
  file: AlertsFile
  database: RecordsDatabase
  isErased: (alert: Alert) => boolean
  isHeld: () => boolean
}

/** Messages that the e-mail of a day takes. */
const openDigest = ({database: records, report}: Base): Queue<Alert> =>
  openQueue({
    records,
    queue: 'alerts digest',
    read: readAlert,
    save: () => Promise.reject(new Error('A digest is sent as a whole.')),
    isHeld: () => true,
    report,
  })

/** Once a day, from eight in the morning. */
function sendDigest({file, book, digest, email}: SendDigest) {
  const {day, clock} = localTime(Date.now(), file.settings().timeZone)
  const id = `digest.${day}`
  if (!email || clock < DIGEST_CLOCK || !book.note(id) || digest.waiting() === 0) return
  email.keep({_id: id, id, type: 'digest', at: new Date().toISOString(), document: {}})
  email.wake()
}

interface SendDigest {
  file: AlertsFile
  book: ToldBook
  digest: Queue<Alert>
  email: Channel | undefined
}

/** The channels of the settings. */
function openChannels(
  base: Base,
  {content, digest}: {content: Pick<ContentSource, 'query'>; digest: Queue<Alert>},
): Map<string, Channel> {
  const {config, file, database: records} = base
  const {proxies, webhook, smtpUrl, emailTo} = config.alerts
  const channels = new Map<string, Channel>()
  if (webhook) {
    const {isHeld: _, ...common} = base
    const send = webhookSender(webhook, {proxies})
    channels.set('webhook', openChannel({...common, records, name: 'webhook', queue: 'alerts webhook', send}))
  }
  if (smtpUrl !== undefined) {
    const send = emailSender({
      smtpUrl,
      recipient: async () => emailTo ?? emailOfShop(content),
      settings: file.settings,
      publicUrl: config.publicUrl,
      digest,
    })
    channels.set('email', openChannel({...base, records, name: 'e-mail', queue: 'alerts email', send}))
  }
  return channels
}

/** @throws Error when the shop has no address */
async function emailOfShop(content: Pick<ContentSource, 'query'>): Promise<string> {
  const found = z.email().safeParse(await content.query('*[_type == "siteSettings"][0].email', {}))
  if (found.success) return found.data
  throw new Error('Nobody is named. Set NOTIFY_EMAIL_TO, or the e-mail address in the site settings.')
}

/** One channel for each device, named `push <id>`. */
function openDevices(base: Base, {channels, lake}: {channels: Map<string, Channel>; lake: Lake | undefined}) {
  const {config, file, database: records} = base
  const options = {...config.alerts, file, publicUrl: config.publicUrl}

  function close(id: string) {
    const channel = channels.get(`push ${id}`)
    channels.delete(`push ${id}`)
    channel?.erase(idsIn(channel, () => true))
    // A run of the queue itself may be what closes it, so nothing waits for the end of the run.
    void channel?.close()
  }
  function remove(id: string) {
    close(id)
    file.remove(id)
  }
  function open(device: Device) {
    const {id, name, person} = device
    const push = pushSender(device, options)
    const send: Send = async (alert) => {
      if (lake && !READERS.has(lake.people.find(person)?.role ?? '')) {
        remove(id)
        throw new Error('The person of this device may no longer see enquiries.')
      }
      try {
        await push(alert)
      } catch (error) {
        if (!(error instanceof Refused && GONE.has(error.status))) throw error
        close(id)
        file.change(id, {goneAt: new Date().toISOString()})
        throw new Error('The browser of this device has given up its messages. Turn them on there again.', {
          cause: error,
        })
      }
    }
    const onSent = () => file.change(id, {sentAt: new Date().toISOString()})
    channels.set(
      `push ${id}`,
      openChannel({...base, records, name, queue: `alerts push ${id}`, send, onSent}),
    )
  }
  for (const device of file.devices()) if (device.goneAt === null) open(device)
  return {open, remove}
}

const checkOf = (channels: ReadonlyMap<string, Channel>): HealthCheck => ({
  name: 'alerts',
  isVital: false,
  problem() {
    for (const {name, failure} of channels.values()) {
      const found = failure()
      if (found && found.count >= TOLD_FAILURES)
        return {
          sentence: `Messages to you (${name}) have failed since ${found.since}: ${found.reason} They are tried again, at most ten minutes apart.`,
          figure: found.since,
        }
    }
    return undefined
  },
})
