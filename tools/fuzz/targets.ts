import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import {clientAddresses, parseAddress} from '../../lib/http/client-address.ts'
import {groqTarget, jsonTarget} from './server-targets.ts'
import type {Place, Target} from './target.ts'
import {metadataTarget, multipartTarget, picturesTarget, svgTarget} from './upload-targets.ts'

/** All parsers of foreign input, by name. */
export const TARGETS: Readonly<Record<string, (place: Place) => Target | Promise<Target>>> = {
  svg: svgTarget,
  pictures: picturesTarget,
  metadata: metadataTarget,
  multipart: multipartTarget,
  'forwarded-for': forwardedTarget,
  groq: groqTarget,
  json: jsonTarget,
}

/** An address that a stranger chose must never be counted as a client unless it is a valid address. */
function forwardedTarget(): Target {
  const addresses = clientAddresses({trustedProxies: ['127.0.0.1', '10.0.0.0/8'], onNotice: () => undefined})
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', {value: '127.0.0.1'})
  return {
    samples: ['192.0.2.1', '192.0.2.1:80, 10.0.0.1', '[2001:db8::1]:443, 10.1.2.3', '::ffff:192.0.2.1'].map(
      (text) => Buffer.from(text),
    ),
    words: [',', ':', '::', '[', ']', '%eth0', '0x7f', '127.1', ' ', '255', '\t'],
    async parse(input) {
      const request = new IncomingMessage(socket)
      request.headers['x-forwarded-for'] = input.toString('latin1')
      const address = addresses.of(request)
      if (!parseAddress(address)) throw new Error(`Counted as the client: ${address}`)
    },
  }
}
