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

/** Whom a configured tracker talks to. */
function trackers({metaPixelId, gaMeasurementId, googleAdsSendTo}: SiteEnv) {
  const meta = metaPixelId ? ['https://connect.facebook.net', 'https://www.facebook.com'] : []
  const google =
    gaMeasurementId || googleAdsSendTo
      ? [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://googleads.g.doubleclick.net',
          'https://www.google.com',
          'https://www.googleadservices.com',
        ]
      : []
  return [...meta, ...google]
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
export function contentSecurityPolicy(html: string, env: SiteEnv): string {
  const outside = trackers(env)
  const uploads = (env.uploadUrls ?? []).flatMap(originOf)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script'), ...outside],
    'style-src': ["'self'", EMPTY_STYLE, ...inlineHashes(html, 'style')],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(env.imageBase), ...uploads, ...outside],
    'connect-src': [
      "'self'",
      ...originOf(env.apiBase),
      ...originOf(env.liveBase),
      ...services(env),
      ...uploads,
      ...outside,
    ],
    'frame-src': ["'self'", 'https:', ...uploads],
    'manifest-src': ["'self'"],
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
