/** Dials the shop. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Opens WhatsApp with a message to the shop, ready to be sent. */
export const whatsAppAddress = (digits: string, text: string) =>
  `https://wa.me/${digits.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** Absolute address of the pieces of a category. */
export const categoryAddress = (publicUrl: string, category: string) =>
  `${publicUrl}/designs/${encodeURIComponent(category)}`

/** Absolute address under which a piece can be shown to somebody else. */
export const productAddress = (publicUrl: string, category: string, productId: string) =>
  `${categoryAddress(publicUrl, category)}?item=${encodeURIComponent(productId)}`

/** What a visitor asks when they ask for a price: of a piece, of a category's pieces, or of the shop in general. */
export function askPriceText(address?: string) {
  if (!address) return 'Hello, please tell me the price of your natural stone crafts.'
  const asked = address.includes('?item=') ? 'price of this product' : 'prices of these designs'
  return `Hello, please tell me the ${asked}: ${address}`
}
