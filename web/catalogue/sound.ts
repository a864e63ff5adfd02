import {plain} from '../../contract/text/plain.ts'

/** Latin letters, by offset in the Unicode block; Devanagari and Telugu have the same order. `-`: none; `R`: “ri”. */
const LETTERS = '-nn--aaiiuuRleeeeooookkggnccjjnttddnttddnnpfbbmyrrlllvsssh----aiiuuRReeeeoooo-'

const FIRST_CONSONANT = 0x15
const LAST_CONSONANT = 0x39
const NUKTA = 0x3c
/** Signs that replace the vowel of a consonant, up to the one that removes it. */
const FIRST_SIGN = 0x3e
const LAST_SIGN = 0x4d

const DEVANAGARI = 0x900
const TELUGU = 0xc00

/** Transliterates Devanagari and Telugu. `A` is the inherent vowel of a Devanagari consonant, which may be silent. */
function romanised(text: string): string {
  let roman = ''
  let vowel = ''
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const block = code & ~0x7f
    const isIndian = block === DEVANAGARI || block === TELUGU
    const place = isIndian ? code & 0x7f : -1
    if (place === NUKTA) continue
    if (place < FIRST_SIGN || place > LAST_SIGN) roman += vowel
    roman += isIndian ? (LETTERS[place] ?? '-') : letter
    const isConsonant = place >= FIRST_CONSONANT && place <= LAST_CONSONANT
    vowel = isConsonant ? (block === TELUGU ? 'a' : 'A') : ''
  }
  return (roman + vowel).replaceAll('-', '').replaceAll('R', 'ri')
}

/** Schwa deletion: drops the inherent vowel where Hindi does not speak it, at the end of a word and between two syllables. */
const withoutSilent = (roman: string) =>
  roman
    .replaceAll(/([a-z])A\b/g, '$1')
    .replaceAll(/([aeiouA][^aeiouA])A(?=[^aeiouA][aeiou])/g, '$1')
    .replaceAll('A', 'a')

/** Spellings of one sound, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ch+/g, 'č'],
  [/([kgjtdb])h/g, '$1'],
  [/c/g, 'k'],
  [/č/g, 'c'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
]

const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/ee|ie/g, 'i'],
  [/oo/g, 'u'],
  [/ai|ei/g, 'e'],
  [/au|ou|ov(?![aeiou])/g, 'o'],
  [/y\b/g, 'i'],
  [/([a-z])\1/g, '$1'],
  [/n(?=[pbm])/g, 'm'],
  [/m\b/g, 'n'],
]

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]) =>
  pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text)

/**
 * How a word sounds, in plain Latin letters. Words of Telugu, of Hindi, and as people type them in Latin letters have the
 * same sound: గుడి, gudi; झरना, jharna; ఫౌంటెన్, fountain.
 */
export function soundOf(word: string): string {
  const latin = plain(word)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return replaced(withoutSilent(romanised(replaced(latin, SPELLINGS))), VOWELS)
}
