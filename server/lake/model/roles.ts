/**
 * Roles of people and tokens. `administrator`, `editor` and `viewer` are those of the hosted service. An
 * `editor-without-purge` can remove nothing that the history cannot bring back. A `catalogue-editor` is one who sees no
 * documents with a dot in their id, such as enquiries, except drafts, versions and the lake's own.
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
