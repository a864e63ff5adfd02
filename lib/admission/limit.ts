/** Amounts that one client may use, and all clients together. */
export interface Limit {
  perClient: number
  /** `Infinity` where a limit of all clients would let a few lock out everybody. */
  overall: number
  /** Makes the sentence for a client over its limit. Default: one about requests. @param wait in words */
  sentence?: (wait: string) => string
}

/**
 * Limit of a /48 network of IPv6, as a multiple of the limit of one client. A /48 has 65,536 clients (/64 networks).
 * One customer may own the whole /48, and must not get 65,536 limits. Several customers may share a /48, and need more
 * than one limit.
 */
export const CLIENTS_OF_NETWORK = 8

/** Share of the overall limit that is open to clients who have used much of their own. */
const CROWD_SHARE = 0.75
/** A client has used little up to this share of the client's limit. */
const MODEST_SHARE = 0.1

/** Amount that a client uses, including the new amount, and amount of its /48 network. 0 for a client without a network. */
export interface Use {
  own: number
  ofNetwork: number
}

/**
 * The overall limit for a client. A quarter is kept for clients who have used little, in networks that have used little,
 * so a few greedy ones cannot use up what ordinary visitors need.
 */
export function roomFor({own, ofNetwork}: Use, {perClient, overall}: Pick<Limit, 'perClient' | 'overall'>) {
  const little = Math.max(1, perClient * MODEST_SHARE)
  const isModest = own <= little && ofNetwork <= little * CLIENTS_OF_NETWORK
  return isModest ? overall : overall * CROWD_SHARE
}
