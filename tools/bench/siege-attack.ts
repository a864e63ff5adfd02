import {randomBytes} from 'node:crypto'
import {connect} from 'node:net'
import {setPriority} from 'node:os'
import {setTimeout as pause} from 'node:timers/promises'
import {WebSocket} from 'ws'
import {next, hostileRequests, type HostileRequest, type Target} from './siege-requests.ts'

// Sends a shop all kinds of hostile requests at once, from ten addresses and from a /48 network of IPv6, until its parent
// disconnects. Sends the parent `ready` when it begins, and on request its counts of responses by kind of request and
// status. The arguments are the shop's address, the path of a picture, and the id of a document.
const [url = '', picture = '', documentId = ''] = process.argv.slice(2)
const target: Target = {url, picture, documentId}
const {hostname, port} = new URL(url)
const ADDRESSES = Array.from({length: 10}, (_, n) => `192.0.2.${n + 1}`)
/** An address in another /64 of one /48 network with each call. */
const inNetwork = () => `2001:db8:7:${randomBytes(2).toString('hex')}::1`
/** Requests of one kind from one address at the same time. */
const AT_ONCE = 3
/** Sockets of one address: as many as it may have. */
const SOCKETS = 200
/** Connections of one address on which it requests and never reads. */
const UNREAD = 100
/** Milliseconds for which such a connection stays open. The shop itself waits five minutes. */
const UNREAD_MS = 20_000
/** Milliseconds to wait after a rejection, as a patient attacker would to save its own resources. */
const AFTER_REJECTION_MS = 20

// The attack comes from other machines. Here it shares the processors, so the shop and its visitors go first.
setPriority(19)

const counts: Record<string, Record<string, number>> = {}

const requests = await hostileRequests()

/** Addresses that are requested and whose responses are never read. */
const UNREAD_PATHS = [
  () => '/designs',
  () => `/designs?q=${next()}`,
  () => `/lake/${picture}?w=2000&fm=png`,
  () => `/lake/${picture}`,
  () => `/lake/v2025-02-19/data/doc/production/${documentId}`,
]

async function attack(name: string, request: HostileRequest, address: () => string) {
  const statuses = (counts[name] ??= {})
  for (;;) {
    const status = await request(target, {'x-forwarded-for': address()}).then(
      async (response) => {
        await response.arrayBuffer().catch(() => undefined)
        return String(response.status)
      },
      () => 'no response',
    )
    statuses[status] = (statuses[status] ?? 0) + 1
    if (!status.startsWith('2')) await pause(AFTER_REJECTION_MS)
  }
}

/** Requests on connections that it never reads, and opens others instead when they have been open for some time. */
function requestUnread(address: () => string) {
  const statuses = (counts['answers that nobody reads'] ??= {})
  const open = (n: number) => {
    const socket = connect(Number(port), hostname)
    const path = UNREAD_PATHS[n % UNREAD_PATHS.length]?.() ?? '/'
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: ${address()}\r\n\r\n`)
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(open, 1000, n))
    setTimeout(() => socket.destroy(), UNREAD_MS)
    statuses['requested'] = (statuses['requested'] ?? 0) + 1
  }
  for (let n = 0; n < UNREAD; n += 1) open(n)
}

function openSockets(address: string) {
  const statuses = (counts.sockets ??= {})
  const count = (status: string) => void (statuses[status] = (statuses[status] ?? 0) + 1)
  const open = () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/lake/v1/socket/production`, {
      headers: {'x-forwarded-for': address},
    })
    socket.on('open', () => count('open'))
    socket.on('error', () => count('rejected'))
    // As soon as the shop closes a socket, the attacker opens another.
    socket.on('close', () => setTimeout(open, 1000))
  }
  for (let n = 0; n < SOCKETS; n += 1) open()
}

process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send?.({counts}))
process.send?.('ready')
for (const address of ADDRESSES) {
  openSockets(address)
  requestUnread(() => address)
  for (const [name, request] of Object.entries(requests))
    for (let n = 0; n < AT_ONCE; n += 1) void attack(name, request, () => address)
}
requestUnread(inNetwork)
for (const [name, request] of Object.entries(requests))
  for (let n = 0; n < AT_ONCE; n += 1) void attack(`${name}, IPv6`, request, inNetwork)
