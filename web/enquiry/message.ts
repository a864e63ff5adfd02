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
 * One message that asks about every product. Each has its id, its name and its absolute address, as far as a link can
 * hold them: addresses are left out first, then names, those of the last products before others.
 */
export function enquiryText(publicUrl: string, products: readonly EnquiredProduct[]): string {
  const lines = products.map(({productId}) => productId)
  const text = () => [words.askPrices, ...lines].join('\n')
  const lengthen = (lineOf: (product: EnquiredProduct) => string) => {
    for (const [index, product] of products.entries()) {
      const short = lines[index] ?? ''
      lines[index] = lineOf(product)
      if (encodeURIComponent(text()).length <= MAX_ENCODED_LENGTH) continue
      lines[index] = short
      return
    }
  }
  const named = ({productId, name}: EnquiredProduct) => `${name} (${productId})`
  lengthen(named)
  lengthen(
    (product) => `${named(product)}: ${productAddress(publicUrl, product.category, product.productId)}`,
  )
  return text()
}
