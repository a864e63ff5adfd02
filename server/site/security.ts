import {createHash} from 'node:crypto'
import type {SiteEnv} from './env.ts'

/** styled-components makes an empty `<style>` and fills it through the CSSOM; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of what the tags of one kind hold; data blocks are not run, so they need none. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[^]*?)</${tag}>`, 'g'))
  return [...found]
    .filter(({groups}) => !/\ssrc=|type="application\//.test(groups?.['attributes'] ?? ''))
    .map(({groups}) => hashOf(groups?.['text'] ?? ''))
}

const originOf = (address: string) => (address.startsWith('/') ? [] : [new URL(address).origin])

/** Where a tracker's scripts come from, and where else they send what they saw. */
interface Tracker {
  scripts: string[]
  beacons: string[]
}

/** @see https://developers.facebook.com/docs/meta-pixel */
const META: Tracker = {scripts: ['https://connect.facebook.net'], beacons: ['https://www.facebook.com']}

/** Analytics and search ads share one tag. @see https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE: Tracker = {
  scripts: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  beacons: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://google.com',
    // The ads count a visitor of this country under the address that searches of it have.
    'https://www.google.co.in',
  ],
}

/** Whom the configured trackers talk to, and nobody else. */
function trackers({metaPixelId, gaMeasurementId, googleAdsSendTo}: SiteEnv): Tracker {
  const used = [metaPixelId ? [META] : [], gaMeasurementId || googleAdsSendTo ? [GOOGLE] : []].flat()
  const scripts = used.flatMap((tracker) => tracker.scripts)
  return {scripts, beacons: [...scripts, ...used.flatMap((tracker) => tracker.beacons)]}
}

/** Services that are set to be elsewhere: the browser posts there. */
const services = (env: SiteEnv) =>
  [env.formsSubmissionsUrl, env.formsLeadsUrl, env.formsErrorsUrl, env.ipLookupUrl].flatMap((address) =>
    address ? originOf(address) : [],
  )

/**
 * The Content-Security-Policy under which a page runs exactly the scripts and styles it was made with.
 * Maps may come from anywhere encrypted: which one is the owner's choice, in the content.
 */
export function contentSecurityPolicy(
  html: string,
  env: SiteEnv,
  {isDevelopment = false}: {isDevelopment?: boolean} = {},
): string {
  const {scripts, beacons} = trackers(env)
  const uploads = (env.uploadUrls ?? []).flatMap(originOf)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script'), ...scripts],
    // Vite's client changes styles in the open page. A browser that finds a hash ignores 'unsafe-inline'.
    'style-src': isDevelopment
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", EMPTY_STYLE, ...inlineHashes(html, 'style')],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(env.imageBase), ...uploads, ...beacons],
    'connect-src': [
      "'self'",
      ...originOf(env.apiBase),
      ...originOf(env.liveBase),
      ...services(env),
      ...uploads,
      ...beacons,
    ],
    'frame-src': ["'self'", 'https:', ...uploads],
    'manifest-src': ["'self'"],
    // Vite's client waits in a worker for a server that has gone.
    ...(isDevelopment ? {'worker-src': ['blob:']} : {}),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const policy = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  )
  return policy.join('; ')
}

/** Headers that every answer of the site carries. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https:') ? {'Strict-Transport-Security': 'max-age=31536000'} : {}),
  }
}
