/** Dials the shop. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Opens WhatsApp with a message to the shop, ready to be sent. */
export const whatsAppAddress = (digits: string, text: string) =>
  `https://wa.me/${digits.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** Absolute address under which a piece can be shown to somebody else. */
export const productAddress = (publicUrl: string, category: string, productId: string) =>
  `${publicUrl}/designs/${encodeURIComponent(category)}?item=${encodeURIComponent(productId)}`

/** What a visitor asks when they ask for a price. Without an address: of the shop in general. */
export function askPriceText(address?: string) {
  return address
    ? `Hello, please tell me the price of this product: ${address}`
    : 'Hello, please tell me the price of your natural stone crafts.'
}
