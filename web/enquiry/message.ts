import {productAddress} from '../shop/addresses.ts'

interface EnquiredPiece {
  category: string
  productId: string
  name: string
}

/** Longest message, as it stands in a link: longer ones are cut by browsers and messengers on the way. */
const MAX_ENCODED_LENGTH = 6000

/**
 * One message that asks about every piece, each with its number and its absolute address. Should they be too
 * many for a link, the last ones go by name and number alone.
 */
export function enquiryText(publicUrl: string, pieces: readonly EnquiredPiece[]): string {
  const short = pieces.map(({productId, name}) => `${name} (${productId})`)
  const lines = [...short]
  const text = () => ['Hello, please tell me the prices of these products:', ...lines].join('\n')
  for (const [index, {category, productId}] of pieces.entries()) {
    lines[index] = `${short[index]}: ${productAddress(publicUrl, category, productId)}`
    if (encodeURIComponent(text()).length <= MAX_ENCODED_LENGTH) continue
    lines[index] = short[index] ?? ''
    break
  }
  return text()
}
