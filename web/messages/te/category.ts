import type * as English from '../en/category.ts'

export const explore: typeof English.explore = (category) => `${category} డిజైన్లు`
export const startingPrice: typeof English.startingPrice = ['ధర ', ' నుంచి']
export const exploreDesigns = 'డిజైన్లు చూడండి'
export const asPdf = 'అన్నీ PDFగా'
export const notListed = 'ఈ డిజైన్ ఇప్పుడు మా కేటలాగ్‌లో లేదు. ఇదే కావాలన్నా, ఇలాంటిది కావాలన్నా మమ్మల్ని అడగండి.'
