import type {Facts, ProductDesign} from './designs/types.ts'
import {FINISHES, MATERIALS, NOTES, PARTS, type Agreeing, type Language, type Part} from './glossary.ts'

/**
 * A product's name in another language. Telugu and Hindi put what is described last, as English does, so the parts keep
 * their order. In Hindi the parts agree with the noun at the end.
 * @throws RangeError that names the first words without an entry in the glossary
 */
export function nameIn(language: Language, english: string): string {
  const parts = partsOf(english)
  const gender = parts.findLast((part) => part.gender)?.gender ?? 'masculine'
  return parts.map((part) => formOf(part[language], gender)).join(' ')
}

/** The parts of an English name: at each place the longest that the glossary has. A number stays as it is. */
function partsOf(english: string): Part[] {
  const words = english.split(' ')
  const parts: Part[] = []
  let start = 0
  while (start < words.length) {
    const end = longestFrom(words, start)
    const text = words.slice(start, end).join(' ')
    parts.push(PARTS[text] ?? {te: text, hi: text})
    start = end
  }
  return parts
}

function longestFrom(words: string[], start: number): number {
  for (let end = words.length; end > start; end--) {
    const text = words.slice(start, end).join(' ')
    if (text in PARTS || /^\d+$/.test(text)) return end
  }
  throw new RangeError(`The glossary has no part for "${words.slice(start).join(' ')}"`)
}

const formOf = (text: string | Agreeing, gender: keyof Agreeing) =>
  typeof text === 'string' ? text : text[gender]

/** The texts of a product in another language, in the shape of the fields that they translate. */
export function productIn(
  language: Language,
  {name, facts, specialNote}: Pick<ProductDesign, 'name' | 'facts' | 'specialNote'>,
) {
  return {
    name: nameIn(language, name),
    specialNote: specialNote === undefined ? undefined : entry(NOTES, specialNote)[language],
    facts: factsIn(language, facts),
  }
}

function factsIn(language: Language, {material, finish}: Facts) {
  return {material: entry(MATERIALS, material)[language], finish: entry(FINISHES, finish)[language]}
}

function entry<T>(glossary: Readonly<Record<string, T>>, english: string): T {
  const found = glossary[english]
  if (!found) throw new RangeError(`The glossary has no entry for "${english}"`)
  return found
}
