// A product, large.

export const close = 'Close'
export const enquiryList = 'Enquiry list'

/** For a visitor who scanned the label of the product in the showroom. */
export const here = 'You are standing before it'

export const code = 'Code'
export const material = 'Material'
export const finish = 'Finish'
export const size = 'Size'
export const weight = 'Weight'

export const pieces = 'Pieces'
export const previousPiece = 'Previous piece'
export const nextPiece = 'Next piece'
/** Place of the product in its category, from 1. */
export const pieceOf = (ordinal: number, count: number) => `${ordinal} of ${count}`

export const pictures = 'Pictures'
export const pictureOf = (ordinal: number, count: number) => `Picture ${ordinal} of ${count}`
/** Description of a picture of which the owner has written none. */
export const pictureOfProduct = (name: string, ordinal: number, count: number) =>
  `${name}, picture ${ordinal} of ${count}`
export const enlarge = 'Enlarge the picture'

export const howMuch = 'How much do I need?'
export const savePdf = 'Save as PDF'
export const share = 'Share'
export const linkCopied = 'Link copied'
export const couldNotCopy = 'Could not copy'

export const similarDesigns = 'Similar designs'
