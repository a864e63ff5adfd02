import {productAddress} from '../shop/addresses.ts'
import * as words from '#words/enquiry-page'

interface EnquiredProduct {
  category: string
  productId: string
  name: string
}

/** Maximum length of the message in a link, in characters. Browsers and messengers cut longer ones. */
const MAX_ENCODED_LENGTH = 6000

/**
 * One message that asks about every product, each with its id and its absolute address. When the addresses are too long
 * for a link, the last products have only name and id.
 */
export function enquiryText(publicUrl: string, products: readonly EnquiredProduct[]): string {
  const short = products.map(({productId, name}) => `${name} (${productId})`)
  const lines = [...short]
  const text = () => [words.askPrices, ...lines].join('\n')
  for (const [index, {category, productId}] of products.entries()) {
    lines[index] = `${short[index]}: ${productAddress(publicUrl, category, productId)}`
    if (encodeURIComponent(text()).length <= MAX_ENCODED_LENGTH) continue
    lines[index] = short[index] ?? ''
    break
  }
  return text()
}
