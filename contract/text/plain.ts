const DIGIT = /\p{Nd}/u

/** The digit 0 to 9 of a sign of any script. Unicode keeps the ten digits of a script together and in order. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let lower = 0
  while (DIGIT.test(String.fromCodePoint(code - lower - 1))) lower += 1
  return String(lower % 10)
}

/**
 * The normal form of a text as people write and paste it, for comparisons and for reading numbers: digits of all scripts
 * are 0 to 9, letters have one form (NFKC), invisible signs are gone, and each run of spaces is one space. Both sides of
 * a comparison need it. `call ९८७६५\u200d४३२१०` becomes `call 9876543210`.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitOf)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The normal form of a code as people type it, for comparisons: `Fou–012.` and `fou 012` become `fou-012`. */
export const plainCode = (code: string): string =>
  plain(code)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
