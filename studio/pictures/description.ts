import {plain} from '../../contract/text/plain.ts'

/** Characters of a description. Longer ones are tiring to listen to. */
const LONGEST = 160

/** Facts of a product that a description of its picture can state. */
export interface Described {
  name: string
  /** Name of its category. */
  category?: string
  material?: string
  size?: string
}

/**
 * Proposes the description of a picture: `Lotus, Fountain of Kota stone, 40 cm`. Leaves out what the name says already,
 * and facts that would make it too long.
 * @param place of the picture among the pictures of its product, from 1
 * @returns `undefined` for a product without a name
 */
export function proposedDescription(product: Described, place = 1): string | undefined {
  const name = product.name.trim()
  if (name === '') return undefined
  const part = (before: string, words = '') =>
    words.trim() === '' || plain(name).toLowerCase().includes(plain(words).toLowerCase())
      ? ''
      : before + words.trim()
  const kind = part(', ', product.category)
  const stone = part(' of ', product.material)
  const size = part(', ', product.size)
  const view = place > 1 ? `, picture ${place}` : ''
  return [kind + stone + size, kind + stone, kind, '']
    .map((facts) => name + facts + view)
    .find((words) => words.length <= LONGEST)
}
