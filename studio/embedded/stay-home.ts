import {readStudioSettings} from '../lib/settings.ts'

/**
 * Returns a response for requests that must not leave this machine, and `undefined` for all others. The Studio requests
 * the newest modules and the state of a feedback form from Sanity's hosts, and no option turns that off. Its probe for
 * HTTP/1.1 is answered too: the probe would warn of too few connections, but all streams share one socket here.
 * @see `stream-fetch.ts`
 */
export function answerLocally(url: string): Response | undefined {
  if (/^https:\/\/sanity-cdn\.(com|work)\/v1\/modules\//.test(url)) return Response.json({})
  if (/^https:\/\/api\.sanity\.(io|work)\/vX\/intake\/feedback/.test(url))
    return new Response(null, {status: 403})
  if (url.endsWith('/ping?tag=sanity.studio.protocol-check')) return new Response(null, {status: 204})
  return undefined
}

/**
 * Replaces `{project}.{host}` by the host of the lake. The Studio's SDK always uses the hosted service's form of the
 * host, but the shop's host has no such subdomain.
 */
export function atOneHost(url: string, {projectId, apiHost}: {projectId: string; apiHost: string}): string {
  const {protocol, host} = new URL(apiHost)
  const projectHost = `${protocol}//${projectId}.${host}/`
  return url.startsWith(projectHost) ? `${protocol}//${host}/${url.slice(projectHost.length)}` : url
}

const {projectId, apiHost} = readStudioSettings()

// Replaces `fetch` when this module is loaded. `sanity.config.tsx` loads it before the Studio's own modules.
if (typeof window !== 'undefined' && apiHost !== null) {
  const networkFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request) return answerLocally(input.url) ?? networkFetch(input, init)
    const url = String(input)
    return answerLocally(url) ?? networkFetch(atOneHost(url, {projectId, apiHost}), init)
  }
}
