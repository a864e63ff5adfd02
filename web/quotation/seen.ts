/**
 * Tells the server that the customer sees the page. Programs that only fetch a page, such as previews of links, do not run
 * it, and a page that is loaded ahead is not visible. Devices of the owner, and links of the Studio (`#look`), do not count.
 *
 * An inline script, so it is in a file of its own.
 * @param path of the page
 */
// eslint-disable-next-line import/no-default-export -- an inline script is one function
export default function tellSeen(path: string): void {
  if (location.hash === '#look') return
  try {
    if (localStorage.getItem('owner') === 'true') return
  } catch {
    // A browser without storage is no owner's.
  }
  const tell = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', tell)
    void fetch(`${path}/opened`, {method: 'POST', keepalive: true}).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', tell)
  tell()
}
