import {PARTS, type Descriptor} from './descriptor.ts'

/** A product as far as it is compared. */
export interface Compared {
  /** `{category}/{productId}` */
  key: string
  category: string
  descriptor: Descriptor
  material?: string | undefined
  /** Largest measure in centimetres. */
  centimetres?: number | undefined
  /** Words of its name and of its image's description. */
  words: readonly string[]
}

/** Number of products below each product. */
const SIX = 6

/** Weights of the parts of a difference, found by looking at the sheets of `tools/similar/review.ts`. */
const WEIGHTS = {
  coverage: 1.3,
  proportion: 0.5,
  edges: 1.3,
  colours: 1,
  texture: 0.6,
  words: 1,
  material: 0.1,
  size: 0.1,
  category: 1.1,
}

/** Least distance between two categories. */
const OTHER_CATEGORY = 0.18

/** Added to the difference for each product of the same category that is already among the six. */
const CROWDED = 0.045

/** The keys of the products that look most alike, for each product, by its key. Best first. */
export function chooseSimilar(products: readonly Compared[]): Map<string, string[]> {
  const weighted = withWeights(products)
  const apart = categoriesApart(products)
  const chosen = new Map<string, string[]>()
  for (const one of weighted) {
    const others: Candidate[] = []
    for (const two of weighted)
      if (one !== two) {
        const category = apart.get(`${one.category} ${two.category}`) ?? 0
        others.push({...two, difference: difference(one, two) + WEIGHTS.category * category})
      }
    chosen.set(one.key, pickSix(others))
  }
  return chosen
}

interface Candidate {
  key: string
  category: string
  difference: number
}

/** The least different ones, but not all of one category when others are nearly as good. */
function pickSix(candidates: Candidate[]): string[] {
  candidates.sort((one, two) => one.difference - two.difference)
  const chosen = new Set<Candidate>()
  const crowd = new Map<string, number>()
  while (chosen.size < SIX) {
    let best: Candidate | undefined
    let least = Infinity
    for (const candidate of candidates) {
      if (candidate.difference >= least) break
      const crowded = candidate.difference + CROWDED * (crowd.get(candidate.category) ?? 0)
      if (crowded < least && !chosen.has(candidate)) [best, least] = [candidate, crowded]
    }
    if (!best) break
    chosen.add(best)
    crowd.set(best.category, (crowd.get(best.category) ?? 0) + 1)
  }
  return [...chosen].map(({key}) => key)
}

/** A product with its words as weights: rare words say more. */
interface WeightedProduct extends Compared {
  weights: ReadonlyMap<string, number>
  weight: number
}

function withWeights(products: readonly Compared[]): WeightedProduct[] {
  const counts = new Map<string, number>()
  for (const {words} of products)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return products.map((product) => {
    const weights = new Map(
      product.words.map((word) => [word, Math.log(products.length / (counts.get(word) ?? 1))]),
    )
    return {...product, weights, weight: [...weights.values()].reduce((sum, weight) => sum + weight, 0)}
  })
}

function difference(one: WeightedProduct, two: WeightedProduct): number {
  return (
    lookDifference(one.descriptor, two.descriptor) +
    WEIGHTS.words * (1 - sharedWords(one, two)) +
    WEIGHTS.material * (one.material !== undefined && one.material === two.material ? 0 : 1) +
    WEIGHTS.size * otherSize(one.centimetres, two.centimetres)
  )
}

function lookDifference(one: Descriptor, two: Descriptor): number {
  return (
    WEIGHTS.coverage * distance(one, two, PARTS.coverage) +
    WEIGHTS.proportion * distance(one, two, PARTS.proportion) +
    WEIGHTS.edges * distance(one, two, PARTS.edges) +
    WEIGHTS.colours * distance(one, two, PARTS.colours) +
    WEIGHTS.texture * distance(one, two, PARTS.texture)
  )
}

/** Distance of two parts, from 0 to 1: the Hellinger distance of histograms, else the root mean square. */
function distance(one: Descriptor, two: Descriptor, [from, to]: readonly [number, number]): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += ((one[at] ?? 0) - (two[at] ?? 0)) ** 2
  return Math.sqrt(sum / (from < PARTS.edges[0] ? to - from : 2)) / 255
}

/** Shared words, as a share of all words of the two, by weight. */
function sharedWords(one: WeightedProduct, two: WeightedProduct): number {
  let shared = 0
  for (const [word, weight] of one.weights) if (two.weights.has(word)) shared += weight
  const all = one.weight + two.weight - shared
  return all > 0 ? shared / all : 0
}

/** 0 for the same size, 1 from four times the size on, half where a size is unknown. */
function otherSize(one: number | undefined, two: number | undefined): number {
  if (one === undefined || two === undefined) return 0.5
  return Math.min(1, Math.abs(Math.log2(one / two)) / 2)
}

/**
 * Distances between the shapes of categories, by their mean descriptors: pots are near tulsi planters and far from jalis.
 * Pairs of the same category are missing; their distance is 0.
 */
function categoriesApart(products: readonly Compared[]): Map<string, number> {
  const byCategory = Map.groupBy(products, ({category}) => category)
  const means = [...byCategory].map(([category, members]) => [category, meanOf(members)] as const)
  const apart = new Map<string, number>()
  for (const [one, mean] of means)
    for (const [two, other] of means)
      if (one !== two)
        apart.set(
          `${one} ${two}`,
          OTHER_CATEGORY + distance(mean, other, PARTS.coverage) + distance(mean, other, PARTS.edges),
        )
  return apart
}

function meanOf(products: readonly Compared[]): Descriptor {
  const sums = new Float64Array(PARTS.texture[1])
  for (const {descriptor} of products)
    for (const [at, value] of descriptor.entries()) sums[at] = (sums[at] ?? 0) + value
  return Uint8Array.from(sums, (sum) => sum / products.length)
}
