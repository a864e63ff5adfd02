import {once} from 'node:events'
import {connect} from 'node:net'
import sharp from 'sharp'
import {z} from 'zod'

/** A shop under attack, as strangers know it. */
export interface Target {
  url: string
  /** Path of a picture in the lake. */
  picture: string
  documentId: string
}

/** Sends one hostile request with these headers. */
export type HostileRequest = (target: Target, headers: Record<string, string>) => Promise<Response>

/** Milliseconds after which a response on a raw connection counts as missing. */
const SILENT_MS = 30_000
/** Milliseconds for which a stream is held. */
const STREAM_MS = 5000
/** A square picture of one colour: 200 million pixels in a file of a few hundred kilobytes. */
const MANY_PIXELS = {width: 14_100, height: 14_100, channels: 3 as const, background: '#a87'}

let unique = 0
/** A text that was never sent before. */
export const next = () => `${Date.now().toString(36)}${(unique += 1)}`

/** An SVG of 107 kB that expands to gigabytes. */
const svg = `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(50_000)}">]><svg xmlns="http://www.w3.org/2000/svg"><path id="${'&e;'.repeat(19_000)}"/></svg>`

const handedOut = z.object({upload: z.object({fields: z.record(z.string(), z.string())})})

function uploading(
  fileName: string,
  contentType: string,
  body: string | Uint8Array<ArrayBuffer>,
): HostileRequest {
  return async ({url}, headers) => {
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
  (path: string, body: () => unknown, type = 'application/json'): HostileRequest =>
  async ({url}, headers) => {
    const sent = body()
    return fetch(url + path, {
      method: 'POST',
      headers: {...headers, 'content-type': type},
      body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    })
  }

const FORM = 'application/x-www-form-urlencoded'

/** Sends a body of 20,000 bytes in as many chunks. */
const inChunks =
  (path: string, type: string): HostileRequest =>
  async ({url}, headers) => {
    const {hostname, port} = new URL(url)
    const socket = connect(Number(port), hostname)
    const fields = Object.entries({...headers, host: hostname, 'content-type': type})
    const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.write(`POST ${path} HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\n`)
    socket.write(`${'1\r\n \r\n'.repeat(20_000)}0\r\n\r\n`)
    socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('no response')))
    const [data] = await once(socket, 'data')
    socket.on('error', () => undefined).destroy()
    return new Response(null, {status: Number(String(data).slice(9, 12))})
  }

/** A form of two megabytes of parts without a name. */
const parts = `--b\r\nA: b\r\n\r\n\r\n`.repeat(100_000)

const getting =
  (path: (target: Target) => string): HostileRequest =>
  async (target, headers) =>
    fetch(target.url + path(target), {headers})

/** Opens a stream, and holds it for some seconds. */
const streaming =
  (path: () => string): HostileRequest =>
  async ({url}, headers) =>
    fetch(url + path(), {headers, signal: AbortSignal.timeout(STREAM_MS)})

/** A fountain of the seed: there are at least ten. */
const fountain = (n: number) => `fountain/FOU-${String(1 + (n % 10)).padStart(3, '0')}`

const DATA = '/lake/v2025-02-19/data'
const query = (groq: string) => `${DATA}/query/production?query=${encodeURIComponent(groq)}&returnQuery=false`

/** Each kind of request with which a stranger can make a shop work, by name. */
export async function hostileRequests(): Promise<Record<string, HostileRequest>> {
  const pixels = new Uint8Array(await sharp({create: MANY_PIXELS, limitInputPixels: false}).png().toBuffer())
  return {...UPLOADS, 'pictures of many pixels': uploading('a.png', 'image/png', pixels), ...FORMS, ...READS}
}

const UPLOADS: Record<string, HostileRequest> = {
  'SVG uploads': uploading('a.svg', 'image/svg+xml', svg),
  'large uploads': uploading('a.png', 'image/png', new Uint8Array(15_000_000)),
  'forms of many parts': posting('/upload-service/objects', () => parts, 'multipart/form-data; boundary=b'),
  'forms in tiny chunks': inChunks('/upload-service/objects', 'multipart/form-data; boundary=b'),
}

const FORMS: Record<string, HostileRequest> = {
  enquiries: posting('/forms/submissions', () => ({
    fields: [{name: 'page_url', value: `https://shop.example/${next()}`}],
  })),
  'large enquiries': posting('/forms/submissions', () => ({fields: ['x'.repeat(60_000)]})),
  'qualified leads': posting('/forms/qualified-leads', () => `store=${next()}&hs_context={}`, FORM),
  'reports of errors': posting('/forms/error-log', () => `message=${next().repeat(1000)}`, FORM),
  measurements: posting('/forms/field', () => ({page: 'home', device: 'phone', lcp: unique})),
  'choices about privacy': posting('/forms/consent', () => ({
    version: '1',
    at: new Date().toISOString(),
    purposes: [],
  })),
  'sign-ins': posting('/lake/v1/auth/sign-in', () => ({password: next()})),
  'challenges of passkeys': posting('/lake/v1/auth/passkey-options', () => ({})),
}

const READS: Record<string, HostileRequest> = {
  pictures: getting(({picture}) => `/lake/${picture}?w=${3000 + (unique += 1)}&fm=avif`),
  pages: getting(() => `/designs?q=${next()}`),
  'pages of the home page': getting(() => `/?x=${next()}`),
  'pages for paper': getting(() => `/print/fountain?x=${next()}`),
  PDFs: getting(() => `/pdf?items=${[7, 11, 13].map((step) => fountain((unique += 1) * step)).join()}`),
  'PDFs of a category': getting(() => `/pdf/fountain?x=${next()}`),
  queries: getting(() => query(`*[count(*[_id > ^._id && title match "a*"]) > ${(unique += 1)}]`)),
  'full-text queries': getting(() => query(`*[@ match text::query("granite ${next()}")]`)),
  'queries in tiny chunks': inChunks(`${DATA}/query/production`, 'application/json'),
  'documents by id': getting(
    ({documentId}) =>
      `${DATA}/doc/production/${Array.from({length: 150}, () => documentId).join()},${next()}`,
  ),
  exports: getting(() => `${DATA}/export/production?x=${next()}`),
  listeners: streaming(
    () =>
      `${DATA}/listen/production?query=${encodeURIComponent(`*[title match "${next()}*"]`)}&includeResult=true`,
  ),
  'live events': streaming(() => `${DATA}/live/events/production?tag=${next()}`),
  'files of the Studio': getting(() => `/studio/${next()}`),
  feeds: getting(() => `/feeds/google.xml?x=${next()}`),
  'links of previews': getting(() => `/preview/enable?sanity-preview-secret=${next()}`),
}
