/** Amounts that one sender may use, and all senders together. */
export interface Limit {
  perSender: number
  /** `Infinity` where a limit of all senders would let a few lock out everybody. */
  overall: number
  /** Makes the sentence for a sender over its limit. Default: one about requests. @param wait in words */
  sentence?: (wait: string) => string
}

/**
 * Limit of a /48 network of IPv6, as a multiple of the limit of one sender. A /48 has 65,536 senders (/64 networks). One
 * customer may own all of them, and must not get 65,536 limits. Several customers may share them, and need more than one.
 */
export const SENDERS_OF_NETWORK = 8

/** Share of the overall limit that is open to senders who have used much of their own. */
const CROWD_SHARE = 0.75
/** A sender has used little up to this share of the sender's limit. */
const MODEST_SHARE = 0.1

/** Amount that a sender uses, including the new amount, and amount of its /48 network. 0 for a sender without a network. */
export interface Use {
  own: number
  ofNetwork: number
}

/**
 * The overall limit for a sender. A quarter is kept for senders who have used little, in networks that have used little,
 * so a few greedy ones cannot use up what ordinary visitors need.
 */
export function roomFor({own, ofNetwork}: Use, {perSender, overall}: Pick<Limit, 'perSender' | 'overall'>) {
  const little = Math.max(1, perSender * MODEST_SHARE)
  const isModest = own <= little && ofNetwork <= little * SENDERS_OF_NETWORK
  return isModest ? overall : overall * CROWD_SHARE
}
