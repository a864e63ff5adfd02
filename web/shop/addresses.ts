import * as words from '#words/contact'

/** Link that dials the shop. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Link that opens WhatsApp with a message to the shop, ready to send. */
export const whatsAppAddress = (digits: string, text: string) =>
  `https://wa.me/${digits.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** Absolute address of a category's page. */
export const categoryAddress = (publicUrl: string, category: string) =>
  `${publicUrl}/designs/${encodeURIComponent(category)}`

/** Absolute address of a product, to share with others. */
export const productAddress = (publicUrl: string, category: string, productId: string) =>
  `${categoryAddress(publicUrl, category)}?item=${encodeURIComponent(productId)}`

/**
 * The message of a visitor who wants a price.
 * @param address of a product or a category; absent: the shop in general
 */
export function askPriceText(address?: string) {
  if (!address) return words.askPriceOfAll
  return address.includes('?item=') ? words.askPriceOfProduct(address) : words.askPricesOfCategory(address)
}
