import {Hono} from 'hono'

/** Days until the file expires. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

const DAY_MS = 86_400_000

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
}

interface Settings {
  /** Address to which people report a weakness: `mailto:`, `https:` or `tel:`. */
  securityContact?: string
  publicUrl: string
}

/**
 * The file with which people find out where to report a weakness. Its expiry date moves with each day that the server
 * runs.
 * @returns undefined without a contact
 * @param now milliseconds since 1970
 * @see RFC 9116
 */
export function securityTxt({securityContact, publicUrl}: Settings, now: number): string | undefined {
  if (securityContact === undefined) return undefined
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS)
  return `Contact: ${securityContact}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`
}

/** Serves the file at its address of RFC 9116, when there is a contact. */
export function securityTxtRoutes(settings: Settings): Hono {
  const routes = new Hono()
  routes.get('/.well-known/security.txt', (context, next) => {
    const text = securityTxt(settings, Date.now())
    return text === undefined ? next() : context.body(text, 200, HEADERS)
  })
  return routes
}
