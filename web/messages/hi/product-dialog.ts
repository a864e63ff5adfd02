// A product, large.

export const close = 'बंद करें'
export const enquiryList = 'पूछताछ सूची'

export const here = 'आप इसी के सामने खड़े हैं'

export const code = 'कोड'
export const material = 'पत्थर'
export const finish = 'फ़िनिश'
export const size = 'साइज़'
export const weight = 'वज़न'

export const pieces = 'डिज़ाइन'
export const previousPiece = 'पिछला डिज़ाइन'
export const nextPiece = 'अगला डिज़ाइन'
/** Place of the product in its category, from 1. */
export const pieceOf = (ordinal: number, count: number) => `${count} में से ${ordinal}`

export const pictures = 'तस्वीरें'
export const pictureOf = (ordinal: number, count: number) => `${count} में से तस्वीर ${ordinal}`
/** Description of a picture of which the owner has written none. */
export const pictureOfProduct = (name: string, ordinal: number, count: number) =>
  `${name}, ${count} में से तस्वीर ${ordinal}`
export const enlarge = 'तस्वीर बड़ी करें'

export const howMuch = 'मुझे कितना चाहिए?'
export const savePdf = 'PDF के रूप में सेव करें'
export const share = 'शेयर करें'
export const linkCopied = 'लिंक कॉपी हो गया'
export const couldNotCopy = 'कॉपी नहीं हो सका'

export const similarDesigns = 'मिलते-जुलते डिज़ाइन'
