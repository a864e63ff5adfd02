/** Characters of an enquiry's code, in the order of their values: no vowels, and no two that look alike. */
export const LETTERS = '2346789CDFHJKMNPQRTVWXY'

/** Regular expression of a code, such as `K7Q2MT`, whose check nobody has looked at. */
export const CODE = '[2346789CDFHJKMNPQRTVWXY]{6}'

/** The check character of the five characters before it: another one for each wrong character and exchange of two neighbours. */
export function checkOf(five: string): string {
  let [sum, place] = [0, 0]
  for (const letter of five.slice(0, 5)) sum += ++place * LETTERS.indexOf(letter)
  return LETTERS.charAt(sum % 23)
}

/** Whether a text is a code whose check is right. */
export const isCode = (text: string): boolean =>
  new RegExp(`^${CODE}$`).test(text) && text.endsWith(checkOf(text))
