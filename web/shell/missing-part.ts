/** How browsers say that a script of the site cannot be had: Chromium, Firefox, Safari. */
const MISSING =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i

/**
 * Whether a page failed because a part of the site is gone, as after a new release, and loading the page again may
 * help: once for each part, so that what stays away ends on a page that says so.
 */
export function shouldReload(error: unknown): boolean {
  if (!(error instanceof Error) || !MISSING.test(error.message)) return false
  try {
    // The router's own, which it uses where the missing part is a page and not what the page loads.
    const key = `tanstack_router_reload:${error.message}`
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
    return true
  } catch {
    // Nothing could tell the second time from the first.
    return false
  }
}
