import {codesIn} from '../../contract/enquiry/code.ts'
import {plain} from '../../contract/text/plain.ts'

/** Meaning of a typed text: the code of an enquiry, a code with a mistake, or nothing yet. */
export type TypedRef = {kind: 'nothing'} | {kind: 'mistake'} | {kind: 'code'; ref: string}

/** Reads a code as people type and paste it: `k7q2 mx`, `*Ref K7Q2MT*`, a whole message. */
export function refOf(typed: string): TypedRef {
  const ref = codesIn(typed)[0]
  if (ref !== undefined) return {kind: 'code', ref}
  return plain(typed) === '' ? {kind: 'nothing'} : {kind: 'mistake'}
}

/**
 * The sentence below the field of the code.
 * @param count number of enquiries with the code; undefined until the lake has answered
 */
export function sentenceOf({kind}: TypedRef, count: number | undefined) {
  if (kind === 'mistake') return 'enquiries.mistake'
  if (kind === 'code' && count === undefined) return 'today.loading'
  return kind === 'code' && count === 0 ? 'enquiries.unknown' : 'enquiries.code-why'
}
