import {readStudioSettings} from '../settings.ts'

/**
 * The Studio asks some addresses that no option turns off. On the embedded lake they are answered here, so
 * that nothing leaves the house: which modules are newest, and whether feedback is taken. Likewise the probe
 * for HTTP/1.1, which would warn the owner of a slowness that one socket under all streams rules out.
 *
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
 * The Studio's SDK insists on the hosted service's form, `{project}.{host}`, which no name server knows for
 * the host of the shop. The lake answers the same on its one host.
 */
export function atOneHost(url: string, {projectId, apiHost}: {projectId: string; apiHost: string}): string {
  const {protocol, host} = new URL(apiHost)
  const projectHost = `${protocol}//${projectId}.${host}/`
  return url.startsWith(projectHost) ? `${protocol}//${host}/${url.slice(projectHost.length)}` : url
}

const {projectId, apiHost} = readStudioSettings()

// Runs when this module is loaded, which must be before the Studio's own are: see `sanity.config.tsx`.
if (typeof window !== 'undefined' && apiHost !== null) {
  const outside = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request) return answerLocally(input.url) ?? outside(input, init)
    const url = String(input)
    return answerLocally(url) ?? outside(atOneHost(url, {projectId, apiHost}), init)
  }
}
