// Links to the shop, and the messages that they open. A visitor sends a message, so it is in the visitor's voice.

export const callUs = 'Call Us'
export const callNow = 'Call Now'
export const shopLocation = 'Shop Location'
export const askPrice = 'Ask Price'

// In a message the address comes last, after a space: scripts find it there. A code of Latin letters follows on a line of
// its own.
export const askPriceOfAll = 'Hello, please tell me the price of your natural stone crafts.'
export const askPriceOfProduct = (address: string) =>
  `Hello, please tell me the price of this product: ${address}`
export const askPricesOfCategory = (address: string) =>
  `Hello, please tell me the prices of these designs: ${address}`
/** Subject of an e-mail. A comma and the code follow. */
export const mailSubject = 'Enquiry'
