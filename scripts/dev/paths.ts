/** Path under which the browser finds what Vite serves: the sources, the packages and Vite's WebSocket. */
export const VITE_PATH = '/@dev/'

/** Where a page starts in development. */
export const ENTRY = `${VITE_PATH}app/entry.development.ts`

/** Loads the page again when something has changed; for pages that have no other script. */
export const RELOAD = `${VITE_PATH}app/reload.development.ts`
