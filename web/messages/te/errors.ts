import type * as English from '../en/errors.ts'

// Pages and sentences for what went wrong.

export const somethingWentWrong = 'ఏదో పొరపాటు జరిగింది'
export const tryAgain = 'మళ్లీ ప్రయత్నించండి'
export const callUs = 'కాల్ చేయండి'
export const backToHomepage = 'హోమ్ పేజీకి వెళ్లండి'

export const pageNotFound = 'పేజీ దొరకలేదు'
export const nothingHere = 'ఈ అడ్రస్‌లో ఏమీ లేదు. మా డిజైన్లు సైట్‌లో వేరే చోట ఉన్నాయి; కాల్ చేస్తే మేం చెబుతాం.'

export const categoryNotFound = 'ఈ విభాగం దొరకలేదు'
export const categoryMissing = 'ఈ విభాగం ఇప్పుడు లేదు, లేదా ఏదో సమస్య వచ్చింది. మమ్మల్ని అడగండి: మీకు కావాల్సింది మా దగ్గర ఉండవచ్చు.'
export const backToHome = 'హోమ్ పేజీకి వెళ్లండి'

export const catalogueUnreachable = 'కేటలాగ్ అందడం లేదు'
export const catalogueFailed: typeof English.catalogueFailed = (status) => `కేటలాగ్ నుంచి వచ్చిన జవాబు: ${status}`
