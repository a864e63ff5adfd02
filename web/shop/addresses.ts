import {categoryPath, productPath, shownIn} from '../../contract/site/addresses.ts'
import * as messages from '#messages/contact'
import {prefix} from '#messages/language'

/** Link that dials the shop. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/**
 * A text as a parameter of an address. Letters beyond ASCII stay as they are, and browsers encode them: a page has a message
 * beside each product, and an encoded Telugu letter has nine bytes instead of three.
 */
export const readableParameter = (text: string) => text.replaceAll(/[\0-\u007f]+/g, encodeURIComponent)

/**
 * Link that opens WhatsApp with a message to the shop, ready to send. A mobile number of India without its country code, as
 * another program may store it, gets one.
 */
export const whatsAppAddress = (phone: string, text: string) => {
  const digits = phone.replace(/^0?(?=[6-9](\D*\d){9}$)/, '91').replace(/\D/g, '')
  return `https://wa.me/${digits}?text=${prefix ? readableParameter(text) : encodeURIComponent(text)}`
}

/**
 * Path of a page in a language, with its parameters.
 * @param path as in English
 */
export const pathIn = (start: string, path: string) => (start && path === '/' ? start : start + path)

/** Absolute address of a page. */
export const pageAddress = (publicUrl: string, path: string) =>
  prefix ? publicUrl + pathIn(prefix, path) : publicUrl + path

/** Absolute address of a category's page. */
export const categoryAddress = (publicUrl: string, category: string) =>
  `${publicUrl}${prefix}${categoryPath(category)}`

/** Absolute address of a product, to share with others. */
export const productAddress = (publicUrl: string, category: string, productId: string) =>
  `${publicUrl}${prefix}${productPath(category, productId)}`

/**
 * The message of a visitor who wants a price.
 * @param address of a product or a category; absent: the shop in general
 */
export function askPriceText(address?: string) {
  if (!address) return messages.askPriceOfAll
  const isProduct = shownIn(new URL(address))?.productId !== undefined
  return isProduct ? messages.askPriceOfProduct(address) : messages.askPricesOfCategory(address)
}
