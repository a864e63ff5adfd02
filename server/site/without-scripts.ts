import type {CachedPage} from './page-cache.ts'

/**
 * The page without its scripts, for when they are gone from the server. Its styles are a part of it, so it looks as before,
 * and it works as for a visitor without scripts. Its policy allows none.
 */
export function withoutScripts(page: CachedPage): CachedPage {
  const {'Content-Security-Policy': policy, ...headers} = page.headers
  const strict = policy?.replace(/script-src [^;]*/, "script-src 'none'")
  return {
    ...page,
    headers: {...headers, ...(strict !== undefined && {'Content-Security-Policy': strict})},
    body: Buffer.from(stripScripts(page.body.toString())),
    etag: page.etag.replace(/"$/, '-without-scripts"'),
    encoded: new Map(),
  }
}

/**
 * Removes scripts, and the data that they read, from a page. Data blocks for search engines stay. The renderer escapes `<` and
 * `>` elsewhere.
 * @public the bench measures pages without scripts
 */
export const stripScripts = (html: string) =>
  html.replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, '')
