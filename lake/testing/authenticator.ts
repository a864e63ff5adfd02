import {createHash, generateKeyPairSync, randomBytes, sign, type KeyObject} from 'node:crypto'
import {z} from 'zod'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const coordinates = z.object({x: z.string(), y: z.string()})
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

interface Circumstances {
  challenge: string
  /** Origin of the page, as the browser knows it. */
  origin: string
  domain: string
  /** Whether the person unlocked the device. */
  isVerified?: boolean
}

/**
 * A passkey of a phone in software. It answers as a browser does, without attestation.
 * @see https://www.w3.org/TR/webauthn-3/#sctn-op-make-cred
 */
export function newAuthenticator() {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'})
  const id = randomBytes(16)
  let counter = 0

  const authenticatorData = ({domain, isVerified = true}: Circumstances, flags: number) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(USER_PRESENT | flags | (isVerified ? USER_VERIFIED : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(domain), head])
  }

  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  return {
    id: credential.id,
    /** Sets the number of signatures back, as a copy of the device would have it. */
    turnBack: () => {
      counter = 0
    },
    /** Makes the credential. */
    create(where: Circumstances) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([
        authenticatorData(where, HAS_CREDENTIAL),
        Buffer.alloc(16),
        length,
        id,
        asCose(publicKey),
      ])
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', where).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    /** Signs a challenge. */
    get(where: Circumstances) {
      counter += 1
      const data = authenticatorData(where, 0)
      const client = clientData('webauthn.get', where)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}

/** The form of a public key in a credential: a map with type, algorithm, curve and coordinates. */
function asCose(key: KeyObject): Buffer {
  const {x, y} = coordinates.parse(key.export({format: 'jwk'}))
  const coordinate = (text: string) => Buffer.concat([hex('5820'), Buffer.from(text, 'base64url')])
  return Buffer.concat([hex('a501020326200121'), coordinate(x), hex('22'), coordinate(y)])
}

const clientData = (type: string, {challenge, origin}: Circumstances) =>
  Buffer.from(JSON.stringify({type, challenge, origin, crossOrigin: false}))

const hex = (text: string) => Buffer.from(text, 'hex')
