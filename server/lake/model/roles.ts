/** What a person or a token may do, in the hosted service's words: each role may do what those after it may. */
export const ROLES = ['administrator', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]
