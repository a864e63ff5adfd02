import {createHmac, timingSafeEqual} from 'node:crypto'
import {z} from 'zod'

/** More layers than the Studio's list of releases will ever name. The lake has the same limit. */
const MAX_LAYERS = 32

/**
 * `drafts`, `published` or the name of a release. `raw` is no such view: it shows all versions of a document at once.
 */
const layer = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/)
  .refine((name) => name !== 'raw')

/** The layers in which a preview looks for each document, the strongest first. Published documents come last. */
const perspective = z.array(layer).min(1).max(MAX_LAYERS)

export type Perspective = z.infer<typeof perspective>

export const DRAFTS: Perspective = ['drafts']

/**
 * Reads the perspective that the Studio names: one layer, or several with commas between them.
 * @returns undefined for anything else
 */
export const perspectiveOf = (text: string): Perspective | undefined =>
  perspective.safeParse(text.split(',')).data

const pass = z.strictObject({
  /** `edit`: pages in which staff click a text to edit it. `look`: pages as visitors will see them. */
  mode: z.enum(['edit', 'look']),
  /** Secret of the shared link that the holder opened; the link may be withdrawn. Absent for staff. */
  link: z.string().optional(),
  /** Key of the session of the member of staff; it may end before the pass. Absent on hosted Sanity, and for a link. */
  session: z.string().optional(),
  perspective: perspective.default(DRAFTS),
  /** Milliseconds since 1970. */
  until: z.number(),
})

/** The right of its holder to see the pages of the site with unpublished changes. */
export type Pass = z.infer<typeof pass>

const introduction = z.strictObject({
  session: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
})

/**
 * Content of the cookie that names a Studio session. Alone it shows no preview. Together with a secret of the Studio, it
 * becomes a pass.
 */
type Introduction = z.infer<typeof introduction>

interface Signed<Content> {
  /** Text for a cookie. */
  write(content: Content): string
  /** @returns undefined for a text that this server did not sign, and for an expired one */
  read(text: string): Content | undefined
}

/** Signs and reads passes. @param key secret of this server */
export const openPasses = (key: string): Signed<Pass> => openSigned(pass, key)

/** Signs and reads introductions. @param key secret of this server */
export const openIntroductions = (key: string): Signed<Introduction> => openSigned(introduction, key)

function openSigned<Content extends {until: number}>(form: z.ZodType<Content>, key: string): Signed<Content> {
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest()
  return {
    write(content) {
      const body = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${body}.${signatureOf(body).toString('base64url')}`
    },
    read(text) {
      const [body = '', signature = ''] = text.split('.')
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(body)]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const {data} = form.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      return data && data.until > Date.now() ? data : undefined
    },
  }
}
