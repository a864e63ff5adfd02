import {createCipheriv, createDecipheriv, createHash, randomBytes} from 'node:crypto'
import {secretFile} from '../../lib/disk/secret-file.ts'

/** A place in the log after which a reader continues: a transaction, or one of its events. */
interface Position {
  sequence: number
  /** Number of the event within its transaction, from 1. Absent: the whole transaction was received. */
  index?: number
}

const CIPHER = 'aes-256-gcm'
const SEQUENCE_BYTES = 6
const INDEX_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ALL_BYTES = NONCE_BYTES + SEQUENCE_BYTES + INDEX_BYTES + TAG_BYTES

/**
 * Positions of the lake in a folder. The secret is in the file `event-secret` there, so that readers continue after a
 * restart, and after a backup was restored on the same machine.
 */
export function openPositions(dataDir: string): Positions {
  const isInMemory = dataDir === ':memory:'
  return new Positions(
    isInMemory ? randomBytes(32).toString('base64url') : secretFile(dataDir, 'event-secret'),
  )
}

/**
 * Ids of events, as readers receive them. The sequence counts every transaction, also those of drafts and enquiries, so
 * it must not be readable. The same position has another id each time: equal ids would tell that nothing happened.
 */
export class Positions {
  readonly #key: Buffer

  /** @param secret with another one, earlier ids mean nothing, and readers start afresh */
  constructor(secret: string) {
    this.#key = createHash('sha256').update(secret).digest()
  }

  seal({sequence, index = 0}: Position): string {
    const plain = Buffer.alloc(SEQUENCE_BYTES + INDEX_BYTES)
    plain.writeUIntBE(sequence, 0, SEQUENCE_BYTES)
    plain.writeUIntBE(index, SEQUENCE_BYTES, INDEX_BYTES)
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce)
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    )
  }

  /** @returns undefined for an id that was not made with this secret */
  open(id: string): Position | undefined {
    const bytes = Buffer.from(id, 'base64url')
    if (bytes.length !== ALL_BYTES) return undefined
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const plain = Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
        decipher.final(),
      ])
      const index = plain.readUIntBE(SEQUENCE_BYTES, INDEX_BYTES)
      return {sequence: plain.readUIntBE(0, SEQUENCE_BYTES), ...(index > 0 && {index})}
    } catch {
      return undefined
    }
  }
}
