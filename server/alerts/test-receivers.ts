import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import {once} from 'node:events'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import {SMTPServer} from 'smtp-server'
import {z} from 'zod'

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A server on this machine that keeps what is posted to it. `status` is what it answers. */
async function startHttp() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    state.asked += 1
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (state.status < 300) received.push({headers: request.headers, body: Buffer.concat(chunks)})
      response.writeHead(state.status, {location: '/elsewhere'}).end(state.status < 300 ? '' : 'not now')
    })
  })
  const state = {status: 201, asked: 0, received, url: '', close: () => void server.close()}
  await once(server.listen(0, '127.0.0.1'), 'listening')
  state.url = `http://127.0.0.1:${portOf(server.address())}`
  return state
}

const portOf = (address: unknown) => z.object({port: z.number()}).parse(address).port

const message = z.object({id: z.string(), type: z.string(), at: z.string(), document: z.looseObject({})})

/** Receives webhooks. */
export async function startWebhook(secret: string) {
  const http = await startHttp()
  return Object.assign(http, {
    secret,
    /** The messages, whose signatures are checked as `@sanity/webhook` does. */
    messages: () =>
      http.received.map(({headers, body}) => {
        const header = String(headers['sanity-webhook-signature'])
        const [, time = '', signature] = /^t=(\d{13}),v1=([\w-]+)$/.exec(header) ?? []
        const made = createHmac('sha256', secret).update(`${time}.${body.toString()}`).digest('base64url')
        if (signature !== made) throw new Error(`The signature is wrong: ${header}`)
        const read = message.parse(JSON.parse(body.toString()))
        if (headers['idempotency-key'] !== read.id) throw new Error('The idempotency key is not the id')
        return read
      }),
  })
}

/** A push service with one browser, whose keys are in `subscription`. */
export async function startPush() {
  const http = await startHttp()
  const browser = createECDH('prime256v1')
  const auth = randomBytes(16)
  browser.generateKeys()
  const keys = {p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url')}
  return Object.assign(http, {
    subscription: {endpoint: `${http.url}/push/1`, keys},
    /** The messages, decrypted (RFC 8291), whose senders are checked (RFC 8292). */
    messages: () =>
      http.received.map(({headers, body}) => {
        checkSender(String(headers.authorization), http.url)
        return z
          .object({id: z.string(), title: z.string(), body: z.string(), path: z.string()})
          .parse(JSON.parse(decrypt(body, browser, auth)))
      }),
  })
}

function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const length = body.readUInt8(20)
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + length)]
  const sealed = body.subarray(21 + length)
  const derive = (from: Buffer, by: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derive(browser.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

function checkSender(authorization: string, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? ''},
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {key: publicKey, dsaEncoding: 'ieee-p1363'},
    Buffer.from(signature, 'base64url'),
  )
  const {aud} = z.object({aud: z.string()}).parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  if (!isSigned || aud !== audience) throw new Error('The sender of the push message is wrong')
}

/** A real SMTP server. While `refusal` is a text, it takes no message. */
export async function startSmtp() {
  const state = {
    mails: new Array<string>(),
    refusal: '',
    refused: 0,
    url: '',
    close: () => server.close(),
  }
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo(_address, _session, callback) {
      if (state.refusal) state.refused += 1
      callback(state.refusal ? Object.assign(new Error(state.refusal), {responseCode: 550}) : null)
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        state.mails.push(Buffer.concat(chunks).toString())
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  state.url = `smtp://127.0.0.1:${portOf(server.server.address())}`
  return state
}
