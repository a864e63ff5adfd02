import {validatePreviewUrl} from '@sanity/preview-url-secret'
import {schemaIdSingleton, schemaTypeSingleton} from '@sanity/preview-url-secret/constants'
import {withoutSecretSearchParams} from '@sanity/preview-url-secret/without-secret-search-params'
import {z} from 'zod'
import type {Drafts} from '../content/index.ts'
import {DRAFTS, perspectiveOf, type Pass} from './pass.ts'

const ORIGIN = 'http://this-site.invalid'
/** Life of a pass for staff: a working day. The Studio gets a new pass whenever its preview is opened. */
export const STAFF_MS = 8 * 3_600_000
/** Days after which a shared link expires, counted from the moment when sharing was turned on. */
const LINK_DAYS = 7
const LINK_MS = LINK_DAYS * 86_400_000

const SHARED_SINCE = `*[_id == "${schemaIdSingleton}" && _type == "${schemaTypeSingleton}" && secret == $link][0]._updatedAt`

/** The sessions of staff, which the embedded lake knows. */
export interface Staff {
  /** Key of the session that a request is signed in with; undefined for everybody else. The key opens nothing. */
  sessionOf(request: Pick<Request, 'headers'>): string | undefined
  /**
   * Id of the person or token of a session. Undefined after the session has ended: the person was removed, signed out or
   * got a new password.
   */
  holderOf(session: string): string | undefined
  /**
   * Notes in the record of access that somebody got a pass.
   * @param holder id of the member of staff; absent: somebody with the shared link
   */
  opened(clientKey: string, holder?: string): void
  /** Time of the newest restore of the content, in milliseconds since 1970; 0 without one. */
  restoredAt(): number
  /** Time at which the newest shared link was made; 0 when the record of access does not say. */
  linkMadeAt(): number
}

interface SecretOptions extends Pick<Drafts, 'client'> {
  /** Absent on hosted Sanity, whose sessions this server does not know: there, a pass of staff lives its full time. */
  staff?: Staff
  /** Milliseconds since 1970. */
  now?: () => number
}

interface Entrance {
  pass: Pass
  /** Path and parameters of a page of this site. */
  path: string
}

/** Checks the secrets that the Studio makes: one for each opened preview, and one for the shared link. */
export function openSecrets({client, staff, now = () => Date.now()}: SecretOptions) {
  const raw = client.withConfig({perspective: 'raw'})

  /** Milliseconds since 1970; undefined when the secret is of no shared link. */
  async function expiryOf(link: string): Promise<number | undefined> {
    const since = z
      .string()
      .nullable()
      .parse(await raw.fetch(SHARED_SINCE, {link}))
    if (since === null) return undefined
    // Any change of the document of the link would otherwise give the link seven days more.
    const sharedAt = Math.min(Date.parse(since), staff?.linkMadeAt() || Infinity)
    // A backup may hold a link that was withdrawn after it was made.
    return staff && sharedAt <= staff.restoredAt() ? 0 : sharedAt + LINK_MS
  }

  const isStaff = (session: string | undefined) =>
    !staff || (session !== undefined && staff.holderOf(session) !== undefined)

  return {
    /**
     * The pass for an address with a secret of the Studio; undefined when the secret is wrong, expired or withdrawn.
     * @param session key of the session of the member of staff who opens the address
     */
    async enter(address: string, session?: string): Promise<Entrance | undefined> {
      const {isValid, redirectTo, studioPreviewPerspective} = await validatePreviewUrl(raw, address)
      if (!isValid) return undefined
      const path = pathOf(redirectTo)
      const perspective = perspectiveOf(studioPreviewPerspective ?? '') ?? DRAFTS
      const link = new URL(address).searchParams.get('sanity-preview-secret') ?? ''
      const expiry = await expiryOf(link)
      if (expiry !== undefined)
        return expiry > now() ? {pass: {mode: 'look', link, perspective, until: expiry}, path} : undefined
      const pass = {mode: 'edit', session, perspective, until: now() + STAFF_MS} as const
      return isStaff(session) ? {pass, path} : undefined
    },
    /** Whether a pass is still valid: its link may have been withdrawn since, or the session of its holder has ended. */
    async isGood({link, session}: Pass) {
      if (link === undefined) return isStaff(session)
      const expiry = await expiryOf(link)
      return expiry !== undefined && expiry > now()
    },
  }
}

/**
 * Path and parameters of an address on this site. A path such as `/.//other.example` must not become `//other.example`,
 * which is the address of another site.
 */
export function pathOf(wanted = '/'): string {
  const found = URL.parse(wanted, 'http://localhost')
  if (!found) return '/'
  const {pathname, search, hash} = withoutSecretSearchParams(found)
  return onThisSite(`/${pathname.replace(/^\/+/, '')}${search}${hash}`)
}

/** The target of a redirect, as a browser reads it, when it is on this site; otherwise `/`. */
export function onThisSite(target: string): string {
  const read = URL.parse(target, ORIGIN)
  if (!target.startsWith('/') || read?.origin !== ORIGIN) return '/'
  const {pathname, search, hash} = read
  // A path such as `/.//other.example` becomes one that leads to another site.
  return /^\/[/\\]/.test(pathname) ? '/' : `${pathname}${search}${hash}`
}
