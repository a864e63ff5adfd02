import {leftOut, type LeftOut} from '../../contract/services/feeds.ts'

/** Products of the feeds, and those that are left out. @throws Error when the server does not answer as it should */
export async function readLeftOut(apiHost: string): Promise<LeftOut> {
  const response = await fetch(new URL('/feeds/left-out.json', apiHost))
  if (!response.ok) throw new Error(`The server answered with status ${response.status}`)
  return leftOut.parse(await response.json())
}

/** Products by what they lack, the most frequent reason first. A product that lacks two things is in both. */
export function byReason({leftOut}: LeftOut) {
  const reasons = [...new Set(leftOut.flatMap((each) => each.reasons))]
  return reasons
    .map((reason) => ({reason, products: leftOut.filter((each) => each.reasons.includes(reason))}))
    .toSorted((one, other) => other.products.length - one.products.length)
}
