import {randomUUID} from 'node:crypto'
import {Hono, type Context} from 'hono'
import type {z} from 'zod'
import {
  alertSettings,
  newDevice,
  testRequest,
  type AlertsState,
  type testAnswer,
} from '../../contract/services/alerts.ts'
import {ALERTS} from '../../contract/services/paths.ts'
import {readJson} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError, onFailure} from '../../lib/http/http-error.ts'
import type {Channel} from './channel.ts'
import {MAX_DEVICES, type AlertsFile, type Device} from './devices.ts'
import {isPublicUrl} from './post.ts'
import type {Alert} from './words.ts'

interface Member {
  id: string
  role: string
}

interface AlertsRoutes {
  file: AlertsFile
  /** Those that are on: `email`, `webhook`, and `push <id of the device>`. */
  channels: ReadonlyMap<string, Channel>
  isPushAnywhere: boolean
  /** The member that a request comes from. */
  identify: (request: Request) => Member | undefined
  onAdded: (device: Device) => void
  onRemoved: (id: string) => void
}

/** Messages are about enquiries, which an editor of the catalogue does not see. */
export const READERS = new Set(['administrator', 'editor', 'editor-without-purge', 'viewer'])
const CHOOSERS = new Set(['administrator', 'editor'])
const BODY = {maxBytes: 4000, timeoutMs: 15_000}
const FAILURE = onFailure(
  'Messages to the owner failed',
  'This did not work. The log of the server says why.',
)

/**
 * For staff: `GET` and `PUT /alerts` are the state and the choices, `POST /alerts/devices` turns push on for a browser,
 * `DELETE /alerts/devices/:id` off, and `POST /alerts/tests` sends a message on trial and returns whether it was taken.
 */
export function alertsRoutes({file, channels, identify, ...options}: AlertsRoutes): Hono<ClientEnv> {
  const app = new Hono<ClientEnv>()

  /** @throws HttpError */
  function memberOf(context: Context, roles = READERS): Member {
    const member = identify(context.req.raw)
    if (!member) throw new HttpError(401, 'Sign in first.')
    if (roles.has(member.role)) return member
    throw new HttpError(403, 'Your role does not allow this.')
  }
  const isSeenBy = ({id, role}: Member, {person}: Device) => person === id || role === 'administrator'

  app.use(`${ALERTS.state}/*`, FAILURE)
  app.get(ALERTS.state, (context) => {
    const member = memberOf(context)
    context.header('Cache-Control', 'no-store')
    return context.json(stateOf({file, channels}, (device) => isSeenBy(member, device)))
  })
  app.put(ALERTS.state, async (context) => {
    memberOf(context, CHOOSERS)
    file.choose(parse(alertSettings, await readJson(context, BODY)))
    for (const channel of channels.values()) channel.wake()
    return context.body(null, 204)
  })
  app.post(ALERTS.devices, async (context) => {
    const {id: person} = memberOf(context)
    const added = parse(newDevice, await readJson(context, BODY))
    if (!options.isPushAnywhere && !isPublicUrl(added.subscription.endpoint))
      throw new HttpError(400, 'The address of the push service must be a public one that starts with https.')
    if (file.devices().length >= MAX_DEVICES)
      throw new HttpError(400, 'There are as many devices as there may be. Turn one off first.')
    const device = file.add(added, person)
    options.onAdded(device)
    return context.json({id: device.id}, 201)
  })
  app.delete(`${ALERTS.devices}/:id`, (context) => {
    const member = memberOf(context)
    const device = file.find(context.req.param('id'))
    if (!device || !isSeenBy(member, device)) throw new HttpError(404, 'There is no such device.')
    options.onRemoved(device.id)
    return context.body(null, 204)
  })
  app.post(ALERTS.tests, async (context) => {
    const member = memberOf(context)
    const {channel: kind, device: id = ''} = parse(testRequest, await readJson(context, BODY))
    const device = file.find(id)
    const name = kind === 'push' ? `push ${device && isSeenBy(member, device) ? id : ''}` : kind
    const channel = channels.get(name)
    if (!channel) throw new HttpError(404, 'There is no such way to send messages.')
    return context.json({failure: await failureOf(channel)} satisfies z.infer<typeof testAnswer>)
  })
  return app
}

async function failureOf(channel: Channel): Promise<string | null> {
  const id = `test.${randomUUID()}`
  const alert: Alert = {_id: id, id, type: 'test', at: new Date().toISOString(), document: {}}
  try {
    await channel.send(alert)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** @throws HttpError 400, naming the first field that is wrong */
function parse<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new HttpError(400, `This cannot be read: ${issue?.path.join('.') || 'body'}: ${issue?.message}.`)
}

function stateOf(
  {file, channels}: Pick<AlertsRoutes, 'file' | 'channels'>,
  isSeen: (device: Device) => boolean,
): AlertsState {
  return {
    settings: file.settings(),
    key: file.keys.publicKey,
    channels: (['email', 'webhook'] as const).flatMap((name) => {
      const channel = channels.get(name)
      return channel
        ? [{channel: name, waiting: channel.waiting(), sentAt: channel.sentAt(), failure: channel.failure()}]
        : []
    }),
    devices: file
      .devices()
      .filter(isSeen)
      .map(({id, name, since, sentAt, goneAt}) => ({
        id,
        name,
        since,
        sentAt,
        goneAt,
        failure: channels.get(`push ${id}`)?.failure()?.reason ?? null,
      })),
  }
}
