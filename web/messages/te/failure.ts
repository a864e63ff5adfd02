import type * as English from '../en/failure.ts'

// Complete pages for requests that the server cannot answer with a page of the site.

export const somethingWentWrong = 'ఏదో పొరపాటు జరిగింది'
export const unreachable = 'మా కేటలాగ్ ఇప్పుడు అందడం లేదు. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి, లేదా మాతో మాట్లాడండి.'
export const broken = 'ఈ పేజీని చూపలేకపోయాం. మళ్లీ ప్రయత్నించండి, లేదా మాతో మాట్లాడండి.'
export const unreadable = 'ఈ పేజీ అడ్రస్ సరిగ్గా లేదు. హోమ్ పేజీ నుంచి మొదలుపెట్టండి, లేదా మాతో మాట్లాడండి.'
export const tooMany = 'మీ ఇంటర్నెట్ నుంచి తక్కువ సమయంలో చాలా పేజీలు తెరిచారు. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి, లేదా మాతో మాట్లాడండి.'
export const crowded = 'ఇప్పుడు సైట్‌లో చాలామంది ఉన్నారు. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి, లేదా మాతో మాట్లాడండి.'

export const takenDown = 'ఈ ఫైల్‌ను తీసేశాం'
export const deleted = 'షాపు ఇప్పుడు ఈ ఫైల్‌ను చూపడం లేదు. మీకు ఇంకా కావాలంటే మాతో మాట్లాడండి.'

export const linkHasEnded = 'ఈ లింక్ గడువు ముగిసింది'
export const ended = 'ఈ లింక్ గడువు ముగిసింది. కొత్త లింక్ కోసం షాపును అడగండి, లేదా సైట్‌లో ఉన్నది చూడండి.'

export const tryAgain = 'మళ్లీ ప్రయత్నించండి'
export const callUs: typeof English.callUs = (phone) => `కాల్ చేయండి: ${phone}`
export const backToHomepage = 'హోమ్ పేజీకి వెళ్లండి'
