import {plain} from '../../contract/text/plain.ts'

interface Codes {
  /** Product ids of a category, in the order of the shop. */
  existing: readonly (string | null)[]
  /** Title of the category, for its first code. */
  category: string
  count: number
  /** Whether a code cannot be used, although no product of the category has it. */
  isTaken?: (code: string) => boolean
}

/**
 * The next free codes of a category: `FOU-016` after `FOU-015`, `8` after `7`. If the prefixes differ, the last one
 * counts. An empty category starts with its first letters: `FOU-001`.
 */
export function nextCodes({existing, category, count, isTaken = () => false}: Codes): string[] {
  const {prefix, digits, highest} = seriesOf(existing) ?? firstSeries(category)
  const codes: string[] = []
  for (let next = highest + 1; codes.length < count; next++) {
    const code = prefix + String(next).padStart(digits, '0')
    if (!isTaken(code)) codes.push(code)
  }
  return codes
}

/** The series that the last numbered code belongs to. */
function seriesOf(codes: readonly (string | null)[]) {
  const counted = codes.flatMap((code) => {
    const [, prefix, digits] = /^(.*?)(\d{1,9})$/.exec(plain(code ?? '')) ?? []
    return prefix === undefined || digits === undefined ? [] : [{prefix, digits}]
  })
  const last = counted.at(-1)
  if (!last) return undefined
  const numbers = counted.filter(({prefix}) => prefix === last.prefix).map(({digits}) => Number(digits))
  return {prefix: last.prefix, digits: last.digits.length, highest: Math.max(...numbers)}
}

function firstSeries(category: string) {
  const letters = category
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
  return letters === '' ? {prefix: '', digits: 1, highest: 0} : {prefix: `${letters}-`, digits: 3, highest: 0}
}
