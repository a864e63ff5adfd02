// Interfaces that browsers offer on https only. A shop may run on http in a local network. No other module of a page may
// ask for them (`secure.test.ts`).

/** Absent on http, and where the visitor's settings forbid workers. */
export const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Absent on http. */
export const copies = (): CacheStorage | undefined => ('caches' in globalThis ? caches : undefined)

/**
 * Asks the browser to keep what this site stores when the disk is full, or when nobody visits the site for a week. Don't
 * wait for the answer: Firefox asks the visitor, who may leave the question open.
 */
export const askForPersistence = async (): Promise<unknown> =>
  'storage' in navigator && navigator.storage.persist()

/** @returns whether the device accepted the link. Closing its sheet counts as accepted: nothing is left to do. */
export async function shareByDevice(content: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  return navigator.share(content).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}

/**
 * Copies a text. The clipboard's interface exists on https only; elsewhere the browser copies what is chosen in a field.
 * @throws Error where the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent on http
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = Object.assign(document.createElement('textarea'), {value: text, readOnly: true})
  field.setAttribute('style', 'position: fixed; opacity: 0')
  // An open dialog, whichever it is, makes everything outside inert.
  const opener = document.activeElement
  const parent = opener?.closest('dialog') ?? document.body
  parent.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way on http
  const isCopied = document.execCommand('copy')
  field.remove()
  if (opener instanceof HTMLElement) opener.focus({preventScroll: true})
  if (!isCopied) throw new Error('The browser does not copy')
}
