import {randomUUID} from 'node:crypto'
import type {Identity} from '@stone-designs/lake'
import {Hono, type Context} from 'hono'
import {z} from 'zod'
import {alertSettings, newDevice, type AlertsState, type testAnswer} from '../../contract/services/alerts.ts'
import {ALERTS} from '../../contract/services/paths.ts'
import {parse, readJson} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure} from '../../lib/http/http-error.ts'
import {reasonOf, type Channel} from './channel.ts'
import {assertPublic} from './senders.ts'
import type {AlertsStore, Device} from './store.ts'

interface AlertsRoutes {
  store: AlertsStore
  /** Those that are on: `email`, `webhook`, and devices by their ids. */
  channels: ReadonlyMap<string, Channel>
  isPushAnywhere: boolean
  /** The member that a request comes from. */
  identify: (request: Request) => Identity | undefined
  add: (device: Device) => void
  remove: (id: string) => void
}

/** Messages are about enquiries, which an editor of the catalogue does not see. */
export const READERS: ReadonlySet<string> = new Set([
  'administrator',
  'editor',
  'editor-without-purge',
  'viewer',
])
const CHOOSERS = new Set(['administrator', 'editor'])
/** Each device is a request for every message. */
const MAX_DEVICES = 30
const BODY = {maxBytes: 4000, timeoutMs: 15_000}
const FAILURE = onFailure(
  'Messages to the owner failed',
  'This did not work. The log of the server says why.',
)
const test = z.object({id: z.string()})

/**
 * For staff: `GET` and `PUT /alerts` are the state and the choices, `POST /alerts/devices` turns push on for a browser,
 * `DELETE /alerts/devices/:id` off, and `POST /alerts/tests` sends a message on trial.
 */
export function alertsRoutes({store, channels, identify, ...options}: AlertsRoutes): Hono<ClientEnv> {
  const app = new Hono<ClientEnv>().use(`${ALERTS.state}/*`, FAILURE)

  /** @throws HttpError */
  function memberOf(context: Context, roles = READERS): Identity {
    const member = identify(context.req.raw)
    if (!member) throw new HttpError(401, 'Sign in first.')
    if (roles.has(member.role)) return member
    throw new HttpError(403, 'Your role does not allow this.')
  }
  /** Own devices; for administrators, those of everybody. */
  const devicesOf = ({id, role}: Identity) =>
    store.read().devices.filter(({person}) => person === id || role === 'administrator')

  app.get(ALERTS.state, (context) => {
    const devices = devicesOf(memberOf(context))
    context.header('Cache-Control', 'no-store')
    return context.json(stateOf(devices, {store, channels}))
  })
  app.put(ALERTS.state, async (context) => {
    memberOf(context, CHOOSERS)
    store.write({settings: parse(alertSettings, await readJson(context, BODY))})
    for (const channel of channels.values()) channel.wake()
    return context.body(null, 204)
  })
  app.post(ALERTS.devices, async (context) => {
    const {id: person} = memberOf(context)
    const added = parse(newDevice, await readJson(context, BODY))
    const {endpoint} = added.subscription
    if (!options.isPushAnywhere)
      await assertPublic(endpoint).catch((error) => {
        throw new HttpError(400, `The push service cannot be used: ${reasonOf(error)}`)
      })
    const {devices} = store.read()
    for (const each of devices) if (each.subscription.endpoint === endpoint) options.remove(each.id)
    if (store.read().devices.length >= MAX_DEVICES)
      throw new HttpError(400, 'There are as many devices as there may be. Turn one off first.')
    const since = new Date().toISOString()
    const device = {...added, id: randomUUID(), person, key: store.keys.publicKey, since, isGone: false}
    options.add(device)
    return context.json({id: device.id}, 201)
  })
  app.delete(`${ALERTS.devices}/:id`, (context) => {
    const device = devicesOf(memberOf(context)).find(({id}) => id === context.req.param('id'))
    if (!device) throw new HttpError(404, 'There is no such device.')
    options.remove(device.id)
    return context.body(null, 204)
  })
  app.post(ALERTS.tests, async (context) => {
    const devices = devicesOf(memberOf(context))
    const wanted = parse(test, await readJson(context, BODY)).id
    const isSeen = ['email', 'webhook', ...devices.map(({id}) => id)].includes(wanted)
    const channel = isSeen ? channels.get(wanted) : undefined
    if (!channel) throw new HttpError(404, 'There is no such way to send messages.')
    const [name, at] = [`test.${randomUUID()}`, new Date().toISOString()]
    const sent = channel.send({_id: name, id: name, type: 'test', at, document: {}})
    const failure = await sent.then(() => null, reasonOf)
    return context.json({failure} satisfies z.infer<typeof testAnswer>)
  })
  return app
}

function stateOf(
  devices: Device[],
  {store, channels}: Pick<AlertsRoutes, 'store' | 'channels'>,
): AlertsState {
  const {settings, sent} = store.read()
  const set = ['email', 'webhook'].filter((id) => channels.has(id))
  const named = [...set.map((id) => ({id, name: id, since: undefined, isGone: false})), ...devices]
  return {
    settings,
    key: store.keys.publicKey,
    channels: named.map(({id, name, since, isGone}) => ({
      id,
      name,
      since,
      isGone,
      sentAt: sent[id],
      failure: channels.get(id)?.failure()?.reason,
      waiting: channels.get(id)?.waiting() ?? 0,
    })),
  }
}
