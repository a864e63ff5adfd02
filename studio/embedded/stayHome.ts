import {readStudioSettings} from '../settings.ts'

/**
 * The Studio asks two absolute addresses that no option turns off: which modules are newest, and
 * whether feedback is taken. On the embedded lake both are answered here, so that nothing leaves the
 * house. Must run before the Studio's own modules: imported first in `sanity.config.tsx`.
 */
export function answerLocally(url: string): Response | undefined {
  if (/^https:\/\/sanity-cdn\.(com|work)\/v1\/modules\//.test(url)) return Response.json({})
  if (/^https:\/\/api\.sanity\.(io|work)\/vX\/intake\/feedback/.test(url))
    return new Response(null, {status: 403})
  return undefined
}

if (typeof window !== 'undefined' && readStudioSettings().apiHost !== null) {
  const outside = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return answerLocally(url) ?? outside(input, init)
  }
}
