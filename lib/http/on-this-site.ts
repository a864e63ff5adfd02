const ORIGIN = 'http://this-site.invalid'

/** The target of a redirect, as a browser reads it, when it is on this site; otherwise `/`. */
export function onThisSite(target: string): string {
  const read = URL.parse(target, ORIGIN)
  if (!target.startsWith('/') || read?.origin !== ORIGIN) return '/'
  const {pathname, search, hash} = read
  // A path such as `/.//other.example` becomes one that leads to another site.
  return /^\/[/\\]/.test(pathname) ? '/' : `${pathname}${search}${hash}`
}
