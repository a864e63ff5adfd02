import type {WebSocket} from 'ws'
import {z} from 'zod'
import {every} from '../../lib/process/periodic.ts'
import {LakeError} from '../model/errors.ts'
import {isVisible, readAccessOf} from '../query/view/permissions.ts'
import {textOf} from './streams.ts'
import type {Identity, Json, JsonObject} from '../model/types.ts'
import type {LakePeople} from '../people/people.ts'

/** Maximum bytes of a message. A person's location takes a few hundred. */
export const MAX_PRESENCE_MESSAGE = 32 * 1024
const HEARTBEAT = '♥'
const HEARTBEAT_MS = 10_000
const MAX_SUBSCRIPTIONS = 20
const MAX_SESSIONS = 20
/** Maximum bytes queued for one socket. A slower one is disconnected. */
const MAX_BUFFERED_BYTES = 1024 * 1024

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})
const session = z.string().max(200)
const authorizing = z.object({authorization: z.string().max(2000)})
const unsubscribing = z.object({subscriptionId: z.string()})
const naming = z.object({session})
const announcing = z.object({
  data: z.object({sessionId: session, locations: z.array(z.custom<Json>()).max(100).default([])}),
})

interface Member {
  socket: WebSocket
  /** Receives the credentials of an identity. */
  identify: (headers: Headers) => void
  identity: Identity | undefined
  /** Credentials of the identity. They are checked again, because a socket must not outlive its session or token. */
  credentials: Headers
  subscriptions: Set<string>
  /** Announced sessions, one per tab. When the socket closes, all its sessions are signed off. */
  sessions: Set<string>
}

/**
 * Presence in one dataset: JSON-RPC 2.0 over WebSockets, for the avatars of the Studio. An announcement is sent to all
 * subscribers, its sender included. Nothing is stored except the sessions to sign off.
 */
export class PresenceRoom {
  readonly #people: LakePeople
  readonly #members = new Set<Member>()

  constructor(people: LakePeople) {
    this.#people = people
  }

  /** Serves a socket until it closes. @param identify receives the credentials that the socket sends */
  enter(socket: WebSocket, identify: (headers: Headers) => void = () => undefined) {
    const member: Member = {
      socket,
      identify,
      identity: undefined,
      credentials: new Headers(),
      subscriptions: new Set(),
      sessions: new Set(),
    }
    this.#members.add(member)
    const stopBeating = every(HEARTBEAT_MS, () => {
      if (this.#mayStay(member)) socket.send(HEARTBEAT)
    })
    socket.on('message', (data, isBinary) => {
      // Messages of the last chunk still come after the socket is closed.
      if (socket.readyState === socket.OPEN) this.#answer(member, isBinary ? undefined : textOf(data))
    })
    socket.on('close', () => {
      stopBeating()
      this.#members.delete(member)
      for (const session of member.sessions) this.#broadcast(member, {type: 'disconnect', m: {session}})
    })
  }

  /** Closes every socket. Clients reconnect, or get a 404 when the dataset is gone. */
  close() {
    for (const {socket} of this.#members) socket.close(1001, 'The dataset is gone')
  }

  /** @returns false, after closing the socket, when its token is revoked, its session has expired, or the check fails */
  #mayStay({socket, identity, credentials}: Member): boolean {
    if (!identity) return true
    try {
      if (this.#people.identify(credentials)?.id === identity.id) return true
    } catch (error) {
      // An error of the database must stay here: no caller of the heartbeat handles it, so it would end the server.
      if (!(error instanceof LakeError)) {
        socket.close(1011, 'Your identity cannot be checked at the moment')
        return false
      }
    }
    socket.close(1008, 'The session has ended')
    return false
  }

  #answer(member: Member, text: string | undefined) {
    const request = text === undefined ? undefined : parseCall(text)
    if (!request) return member.socket.close(1008, 'Not a JSON-RPC 2.0 request')
    if (!this.#mayStay(member)) return
    const reply = (rest: JsonObject) =>
      member.socket.send(JSON.stringify({jsonrpc: '2.0', id: request.id, ...rest}))
    try {
      reply({result: this.#run(member, request.method, request.params)})
    } catch (error) {
      const isNamed = error instanceof LakeError
      const message = isNamed ? error.message : 'The parameters are invalid'
      reply({error: {code: isNamed ? -32_000 : -32_602, message}})
    }
  }

  #run(member: Member, method: string, params: Record<string, unknown>): Json {
    if (method === 'authorization') {
      const {authorization} = authorizing.parse(params)
      member.credentials = new Headers({authorization})
      member.identity = this.#people.identify(member.credentials)
      member.identify(member.credentials)
      return Boolean(member.identity)
    }
    if (!member.identity) throw new LakeError('unauthorized', 'Identify yourself first: call "authorization"')
    switch (method) {
      case 'presence_subscribe':
        return subscribe(member)
      case 'presence_unsubscribe':
        return member.subscriptions.delete(unsubscribing.parse(params).subscriptionId)
      case 'presence_rollcall':
        return this.#broadcast(member, {type: 'rollCall', session: naming.parse(params).session})
      case 'presence_announce': {
        const {sessionId, locations} = announcing.parse(params).data
        if (member.sessions.size < MAX_SESSIONS) member.sessions.add(sessionId)
        return this.#broadcast(member, ({identity}) => ({
          type: 'state',
          m: {sessionId, locations: locations.filter((location) => mayKnow(identity, location))},
        }))
      }
      case 'presence_disconnect': {
        const {session} = naming.parse(params)
        member.sessions.delete(session)
        return this.#broadcast(member, {type: 'disconnect', m: {session}})
      }
      default:
        throw new LakeError('notFound', `There is no method "${method}"`)
    }
  }

  /** @param message the same for all, or what a member may know */
  #broadcast(from: Member, message: JsonObject | ((receiver: Member) => JsonObject)) {
    for (const member of this.#members) {
      const {socket, subscriptions} = member
      const own = typeof message === 'function' ? message(member) : message
      const result = {...own, i: from.identity?.id ?? ''}
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
      for (const subscription of subscriptions) {
        const params = {subscription, result}
        socket.send(JSON.stringify({jsonrpc: '2.0', method: 'presence_subscription', params}))
      }
    }
    return true
  }
}

const located = z.object({documentId: z.string()})

/** Whether a member may know that somebody has a document open. The id of an enquiry is for those who may read it. */
function mayKnow(identity: Identity | undefined, location: Json): boolean {
  const {data} = located.safeParse(location)
  return data === undefined || isVisible(readAccessOf({aclMode: 'private'}, identity), data.documentId)
}

function subscribe(member: Member) {
  if (member.subscriptions.size >= MAX_SUBSCRIPTIONS) {
    throw new LakeError('tooManyRequests', `At most ${MAX_SUBSCRIPTIONS} subscriptions on one socket`)
  }
  const subscription = crypto.randomUUID()
  member.subscriptions.add(subscription)
  return subscription
}

function parseCall(text: string) {
  try {
    return call.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
