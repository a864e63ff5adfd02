import {createHmac, timingSafeEqual} from 'node:crypto'
import {z} from 'zod'

const pass = z.object({
  /** `edit`: pages in which staff click a text to edit it. `look`: pages as visitors will see them. */
  mode: z.enum(['edit', 'look']),
  /** Secret of the shared link that the holder opened; the link may be withdrawn. Absent for staff. */
  link: z.string().optional(),
  /** Milliseconds since 1970. */
  until: z.number(),
})

/** The right of its holder to see the pages of the site with unpublished changes. */
export type Pass = z.infer<typeof pass>

interface Passes {
  /** Text of a pass for a cookie. */
  write(pass: Pass): string
  /** @returns undefined for a text that this server did not sign, and for an expired pass */
  read(text: string): Pass | undefined
}

/** Signs and reads passes. @param key secret of this server */
export function openPasses(key: string, now: () => number = () => Date.now()): Passes {
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest()
  return {
    write(granted) {
      const body = Buffer.from(JSON.stringify(granted)).toString('base64url')
      return `${body}.${signatureOf(body).toString('base64url')}`
    },
    read(text) {
      const [body = '', signature = ''] = text.split('.')
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(body)]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const found = pass.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      return found.until > now() ? found : undefined
    },
  }
}
