import type * as English from '../en/product-dialog.ts'

// A product, large.

export const close = 'మూసేయండి'
export const enquiryList = 'ఎంక్వైరీ జాబితా'

export const here = 'మీరు దీని ముందే ఉన్నారు'

export const code = 'కోడ్'
export const material = 'రాయి'
export const finish = 'ఫినిష్'
export const size = 'సైజు'
export const weight = 'బరువు'

export const pieces = 'డిజైన్లు'
export const previousPiece = 'ముందు డిజైన్'
export const nextPiece = 'తర్వాతి డిజైన్'
export const pieceOf: typeof English.pieceOf = (ordinal, count) => `${count}లో ${ordinal}`

export const pictures = 'ఫోటోలు'
export const pictureOf: typeof English.pictureOf = (ordinal, count) => `ఫోటో, ${count}లో ${ordinal}`
export const pictureOfProduct: typeof English.pictureOfProduct = (name, ordinal, count) =>
  `${name}, ఫోటో, ${count}లో ${ordinal}`
export const enlarge = 'ఫోటోను పెద్దది చేయండి'

export const howMuch = 'నాకు ఎంత కావాలి?'
export const savePdf = 'PDFగా సేవ్ చేయండి'
export const share = 'షేర్ చేయండి'
export const linkCopied = 'లింక్ కాపీ అయింది'
export const couldNotCopy = 'కాపీ కాలేదు'

export const similarDesigns = 'ఇలాంటి డిజైన్లు'
