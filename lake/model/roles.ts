/**
 * Roles of people and tokens. Hosted Sanity has `administrator`, `editor` and `viewer`. An `editor-without-purge` can
 * delete only what the history can restore. A `catalogue-editor` cannot delete more either, and sees no document with a
 * dot in its published id, such as an enquiry, except the lake's own documents, such as releases.
 */
export const ROLES = [
  'administrator',
  'editor',
  'editor-without-purge',
  'catalogue-editor',
  'viewer',
] as const
export type Role = (typeof ROLES)[number]

/** Whether a role may remove documents from the history. */
export const mayPurge = (role: Role) => role === 'administrator' || role === 'editor'
