import {CODE} from '../../contract/enquiry/code.ts'
import {LETTERS} from '../../contract/text/letters.ts'

/**
 * Code of an enquiry, such as `K7Q2MT`: the visitor's message carries it, and the stored enquiry too. It has no vowels,
 * which could make words, and no two characters that look alike. The last character is a check: it is wrong when one
 * character is, and when two neighbours are exchanged.
 *
 * The other five have 6.4 million values. A shop with 10,000 stored enquiries has eight pairs with the same code; with
 * four it would have 180.
 */
export function newRef(): string {
  let ref = ''
  let sum = 0
  // The check as `isCode` reads it, in one loop: the inline script stays short. A test compares them.
  for (const byte of crypto.getRandomValues(new Uint8Array(5))) {
    ref += LETTERS[byte % 23]
    sum += ref.length * (byte % 23)
  }
  return ref + LETTERS[sum % 23]
}

/** A message with the code of its enquiry. */
export const withRef = (text: string, ref: string) => `${text}\n\nRef ${ref}`

/** The code in a message or in the address that opens it. */
export const refIn = (message: string): string | undefined =>
  new RegExp(`Ref(?:%20| )(${CODE})$`).exec(message)?.[1]
