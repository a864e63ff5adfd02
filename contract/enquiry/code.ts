import {LETTERS} from '../text/letters.ts'
import {plain} from '../text/plain.ts'

/** Regular expression of a code, such as `K7Q2MT`, whose check nobody has looked at. */
export const CODE = '[2346789CDFHJKMNPQRTVWXY]{6}'

/** The check character of the five characters before it: another one for each wrong character and exchange of two neighbours. */
function checkOf(five: string): string {
  let [sum, place] = [0, 0]
  for (const letter of five.slice(0, 5)) sum += ++place * LETTERS.indexOf(letter)
  return LETTERS.charAt(sum % 23)
}

/** Whether a text is a code whose check is right. */
export const isCode = (text: string): boolean =>
  new RegExp(`^${CODE}$`).test(text) && text.endsWith(checkOf(text))

/**
 * The codes in a text as people type and paste it, those after "Ref" first: `*Ref K7Q2MT*`, `k7q2-mt`, a whole message. A
 * code may stand in several words, but not within a longer one.
 */
export function codesIn(text: string): string[] {
  const [before = '', ...afterRef] = plain(text).toUpperCase().replaceAll('_', ' ').split(/\bREF/)
  return [...afterRef, before].flatMap((part) => {
    const words = part.match(/[A-Z0-9]+/g) ?? []
    return words.flatMap((_, start) => {
      let joined = ''
      for (const word of words.slice(start)) {
        joined += word
        if (joined.length >= 6) break
      }
      return isCode(joined) ? [joined] : []
    })
  })
}

/** Whether a text without a code is meant as one: it has a typing mistake. A word and a number of a product are not meant so. */
export function isMistyped(text: string): boolean {
  const written = plain(text).toUpperCase()
  if (codesIn(written).length > 0) return false
  return /\bREF\b/.test(written) || new RegExp(`^(?=.*\\d)[${LETTERS}]{5,7}$`).test(written)
}
