import {createHash} from 'node:crypto'
import type {Markup} from '../../contract/site/render.ts'
import type {Env} from '../../contract/site/env.ts'

/** Source of a Content-Security-Policy that allows an inline script or style with exactly this text. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const originOf = (address: string) => (address.startsWith('/') ? [] : [new URL(address).origin])

/** Origins of a tracker's scripts, and further origins that the scripts send data to. */
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
    // Google Ads counts visitors from India at Google's Indian domain.
    'https://www.google.co.in',
  ],
}

/** Origins that the configured trackers use, and no others. */
function trackers({metaPixelId, gaMeasurementId, googleAdsSendTo}: Env): Tracker {
  const used = [metaPixelId ? [META] : [], gaMeasurementId || googleAdsSendTo ? [GOOGLE] : []].flat()
  const scripts = used.flatMap((tracker) => tracker.scripts)
  return {scripts, beacons: [...scripts, ...used.flatMap((tracker) => tracker.beacons)]}
}

/** Origins of the services outside this server that the browser posts to. */
const services = (env: Env) =>
  [env.formsSubmissionsUrl, env.formsLeadsUrl, env.formsErrorsUrl, env.ipLookupUrl].flatMap((address) =>
    address ? originOf(address) : [],
  )

/**
 * The Content-Security-Policy of a page: it runs exactly the scripts and styles that it was rendered with, so a script
 * that content brought into the page does not run. Frames may come from any https origin, because the owner chooses the
 * map in the content.
 */
export function contentSecurityPolicy(
  inline: Markup['inline'],
  env: Env,
  {isDevelopment = false}: {isDevelopment?: boolean} = {},
): string {
  const {scripts, beacons} = trackers(env)
  const uploads = (env.uploadUrls ?? []).flatMap(originOf)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashOf), ...scripts],
    // Vite's client (in development) and the editor's overlays (in an `edit` preview) set inline styles. No hash is
    // listed then, because a browser that finds one ignores 'unsafe-inline'.
    'style-src':
      isDevelopment || env.preview === 'edit'
        ? ["'self'", "'unsafe-inline'"]
        : ["'self'", ...inline.styles.map(hashOf)],
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
    // The Studio shows pages of drafts beside their fields.
    'frame-ancestors': [env.preview ? "'self'" : "'none'"],
  }
  const policy = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  )
  return policy.join('; ')
}

/** The Content-Security-Policy of a page for paper: it shows images, and runs nothing. */
export function printPolicy(styles: readonly string[], env: Pick<Env, 'imageBase'>): string {
  return [...printDirectives(styles, env), "form-action 'none'"].join('; ')
}

const printDirectives = (styles: readonly string[], {imageBase}: Pick<Env, 'imageBase'>) => [
  "default-src 'none'",
  `style-src ${styles.map(hashOf).join(' ')}`,
  ["img-src 'self'", ...originOf(imageBase)].join(' '),
  "font-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/**
 * Headers of the page of a quotation: nobody else keeps it, its address goes nowhere, and its own script and its form send
 * something to this server alone.
 */
export function headersOfQuotation({scripts, styles}: Markup['inline'], env: Env): Record<string, string> {
  const own = [
    "connect-src 'self'",
    "form-action 'self'",
    `script-src ${scripts.map(hashOf).join(' ') || "'none'"}`,
  ]
  return {
    'Content-Security-Policy': [...printDirectives(styles, env), ...own].join('; '),
    'Cache-Control': 'private, no-store, no-transform',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
}

/**
 * `Strict-Transport-Security` of this server, for the site and the Studio alike; undefined where the public address is
 * not https, since a browser that stored it would refuse to come back.
 */
export const transportSecurity = (publicUrl: string): string | undefined =>
  publicUrl.startsWith('https:') ? 'max-age=31536000' : undefined

/** Headers that every response of the site carries. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const transport = transportSecurity(publicUrl)
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(transport ? {'Strict-Transport-Security': transport} : {}),
  }
}
