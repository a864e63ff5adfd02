import type * as English from '../en/enquiry-page.ts'
import {isOne} from '../plural.ts'
import {locale} from './language.ts'

export const enquiryList = 'ఎంక్వైరీ జాబితా'
export const keptHere: typeof English.keptHere = (count) =>
  isOne(locale, count) ? '1 డిజైన్; ఈ ఫోన్ లేదా కంప్యూటర్‌లోనే ఉంటుంది.' : `${count} డిజైన్లు; ఈ ఫోన్ లేదా కంప్యూటర్‌లోనే ఉంటాయి.`
export const cannotBeShown = 'ఈ డిజైన్లను ఇప్పుడు చూపలేకపోతున్నాం. అయినా కింది మెసేజ్‌లో అవన్నీ ఉన్నాయి.'
export const noLongerListed = 'ఇప్పుడు మా కేటలాగ్‌లో లేదు'
export const nothingListed =
  'మీ జాబితాలో ఇంకా ఏమీ లేదు. ఫోటో మీద ఉన్న బటన్ నొక్కితే ఆ డిజైన్ ఇక్కడికి వస్తుంది; అన్నిటి ధరలు ఒకే మెసేజ్‌లో అడగవచ్చు.'
export const whatIsListed =
  'ఈ ఫోన్ లేదా కంప్యూటర్‌లో మీరు ఎంచుకుని పెట్టుకున్న డిజైన్లు ఇక్కడ ఉంటాయి; అన్నిటి ధరలు ఒకే మెసేజ్‌లో అడగవచ్చు.'
export const seeAllDesigns = 'అన్ని డిజైన్లు చూడండి'

export const remove = 'తీసేయండి'
export const removeProduct: typeof English.removeProduct = (name, productId) => `${name} ${productId} తీసేయండి`
export const removeAll = 'అన్నీ తీసేయండి'
export const savePdf = 'జాబితాను PDFగా సేవ్ చేయండి'
export const keepForShowroom = 'షోరూమ్ కోసం ఈ జాబితాను సేవ్ చేయండి'
export const keptForShowroom = 'షోరూమ్ కోసం సేవ్ అయింది. నెట్‌వర్క్ లేకపోయినా ఈ జాబితా తెరుచుకుంటుంది.'
export const keepNoLonger = 'సేవ్ చేసిన జాబితాను తీసేయండి'
export const keepingFailed = 'కుదరలేదు. నెట్‌వర్క్ ఉన్నప్పుడు మళ్లీ ప్రయత్నించండి.'
export const sendOnWhatsApp = 'వాట్సాప్‌లో పంపండి'

export const askPrices = 'నమస్తే, ఈ డిజైన్ల ధరలు చెప్పగలరా?'
