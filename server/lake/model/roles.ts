/** Roles of people and tokens, named as in the hosted service. Each role includes the rights of those after it. */
export const ROLES = ['administrator', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]
