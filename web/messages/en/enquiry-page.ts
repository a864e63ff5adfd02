import {isOne} from '../plural.ts'
import {locale} from './language.ts'

export const enquiryList = 'Enquiry List'
export const keptHere = (count: number) =>
  `${count} ${isOne(locale, count) ? 'piece' : 'pieces'}, kept on this device only.`
export const cannotBeShown = 'The pieces cannot be shown just now. The message below names them all the same.'
/** Status of a product that the owner has withdrawn since. */
export const noLongerListed = 'No longer in our catalogue'
export const nothingListed =
  'Nothing is on your list yet. The button on a picture puts the piece here, and one message asks about all of them.'
/** Before the list is read, and where no script runs. */
export const whatIsListed =
  'Pieces that you put aside on this device are listed here, to be asked about in one message.'
export const seeAllDesigns = 'See all designs'

export const remove = 'Remove'
export const removeProduct = (name: string, productId: string) => `Remove ${name} ${productId}`
export const removeAll = 'Remove all'
export const savePdf = 'Save the list as PDF'
export const keepForShowroom = 'Keep this list for the showroom'
export const keptForShowroom = 'Kept for the showroom. This list opens without network.'
export const keepNoLonger = 'Stop keeping this list'
export const keepingFailed = 'That did not work. Try again when there is network.'
export const sendOnWhatsApp = 'Send on WhatsApp'

/** Begins the message of the visitor to the shop. The products follow, each on a line of its own. */
export const askPrices = 'Hello, please tell me the prices of these products:'
