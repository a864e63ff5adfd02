import {vercelStegaClean} from '@vercel/stega'

/**
 * Removes the invisible characters with which a page of drafts marks texts for the editor: from texts that leave the page
 * or are compared. Visitors get no such characters, and their build leaves the call out:
 * `import.meta.env.PREVIEW ? clean(text) : text`.
 */
export const clean = <Value>(value: Value): Value => vercelStegaClean(value)
