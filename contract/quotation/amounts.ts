import type {Amounts, Line, Offer} from './quotation.ts'

/**
 * `amount × part ÷ whole`, of integers. Half and more goes up, as section 170 of the CGST Act rounds. The product may be
 * larger than the integers of a double.
 */
const portion = (amount: number, part: number, whole: number) =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

/** The price of a line in paise: quantities have three decimals. */
const grossOf = ({quantity, paise}: Pick<Line, 'quantity' | 'paise'>) =>
  portion(Math.round(quantity * 1000), paise, 1000)

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Divides an amount in proportion to weights, to the paisa: the parts add up to the amount. */
export function shared(amount: number, weights: readonly number[]): number[] {
  const all = sumOf(weights)
  let [before, given] = [0, 0]
  return weights.map((weight) => {
    before += weight
    // Each part ends where the share of all parts so far ends, so nothing is left over.
    const end = all === 0 ? 0 : portion(amount, before, all)
    const part = end - given
    given = end
    return part
  })
}

/** The discount of a quotation: a part of the sum in hundredths of a percent, or paise, at most the sum. */
const discountOf = ({discount}: Pick<Offer, 'discount'>, subtotal: number) =>
  Math.min(subtotal, discount.kind === 'percent' ? portion(subtotal, discount.value, 10_000) : discount.value)

/**
 * The taxes of one rate. CGST and SGST are each half the rate and equal. Where prices include the tax, the tax is taken out
 * of `net`, so that both add up to it again.
 */
function taxesOf(
  rate: number,
  net: number,
  {isInclusive, isWithin}: {isInclusive: boolean; isWithin: boolean},
) {
  const points = Math.round(rate * 100)
  const base = 10_000 + (isInclusive ? points : 0)
  const half = isWithin ? portion(net, points, 2 * base) : 0
  const igst = isWithin ? 0 : portion(net, points, base)
  return {rate, taxable: isInclusive ? net - 2 * half - igst : net, cgst: half, sgst: half, igst}
}

/**
 * Adds up a quotation. The discount is divided among all lines in proportion to their price. Taxes are computed for each
 * rate, to the paisa; the total is rounded to rupees.
 * @param home code of the shop's state. A customer in another one pays IGST
 */
export function amountsOf(offer: Omit<Offer, 'language'>, home: string): Amounts {
  const lines = offer.lines.map(grossOf)
  const subtotal = sumOf(lines)
  const discount = discountOf(offer, subtotal)
  const parts = shared(discount, lines)
  const netOf = new Map<number, number>()
  for (const [at, {rate}] of offer.lines.entries())
    netOf.set(rate, (netOf.get(rate) ?? 0) + (lines[at] ?? 0) - (parts[at] ?? 0))
  const place = {isInclusive: offer.isInclusive, isWithin: (offer.customer.state || home) === home}
  const rates = [...netOf]
    .sort(([one], [other]) => one - other)
    .map(([rate, net]) => taxesOf(rate, net, place))
  const sum = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') => sumOf(rates.map((each) => each[name]))
  const sums = {taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst')}
  const exact = sums.taxable + sums.cgst + sums.sgst + sums.igst
  const total = portion(exact, 1, 100) * 100
  const advance = portion(total / 100, offer.advancePercent, 100) * 100
  return {lines, subtotal, discount, ...sums, rates, roundOff: total - exact, total, advance}
}
