/** Characters of codes, in the order of their values (`web/leads/ref.ts`). */
const LETTERS = '2346789CDFHJKMNPQRTVWXY'

/** Meaning of a typed text: the code of an enquiry, a code with a mistake, or nothing yet. */
export type TypedRef = {kind: 'nothing'} | {kind: 'mistake'} | {kind: 'code'; ref: string}

/** Reads a code as people type and paste it: `k7q2 mx`, `Ref K7Q2MT`, a whole message. */
export function refOf(typed: string): TypedRef {
  const [, pasted = typed] = /\bRef[:\s]+([\w -]+)\s*$/i.exec(typed) ?? []
  const ref = pasted.replaceAll(/[\s-]/g, '').toUpperCase()
  if (ref === '') return {kind: 'nothing'}
  return isRight(ref) ? {kind: 'code', ref} : {kind: 'mistake'}
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

/** Whether the last character is the check of the five before it. */
function isRight(ref: string): boolean {
  const values = Array.from(ref).map((letter) => LETTERS.indexOf(letter))
  if (values.length !== 6 || values.includes(-1)) return false
  const sum = values.slice(0, -1).reduce((sum, value, index) => sum + (index + 1) * value, 0)
  return sum % LETTERS.length === values.at(-1)
}
