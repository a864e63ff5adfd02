import type * as English from '../en/all-products.ts'

// All products.
export const allProducts = 'అన్ని డిజైన్లు'
export const designsFor: typeof English.designsFor = (words) => `“${words}” డిజైన్లు`
export const exploreDesigns = 'డిజైన్లు చూడండి'
export const shownOf: typeof English.shownOf = (from, to, total) =>
  `${total}లో ${from > 1 ? `${from}–` : ''}${to}`
export const moreNotLoaded = 'మిగతావి లోడ్ కాలేదు.'
export const noSuchPage: typeof English.noSuchPage = (page) => `${page}వ పేజీ లేదు: డిజైన్లు అంతకంటే ముందే అయిపోతాయి.`
export const noDesignMatches = 'దీనికి సరిపోయే డిజైన్ దొరకలేదు. మేం చెక్కేవి చాలావరకు కేటలాగ్‌లో ఉండవు: మమ్మల్ని అడగండి.'
export const firstPage = 'మొదటి పేజీ'
export const showAllDesigns = 'అన్ని డిజైన్లు చూపండి'

// Their selection and order.
export const nameNumberOrKind = 'పేరు, నంబర్ లేదా రకం'
export const sortBy = 'వరుస'
export const bestMatch = 'బాగా సరిపోయేవి'
export const shopsOrder = 'షాపు వరుస'
export const cheapestFirst = 'తక్కువ ధర ముందు'
export const dearestFirst = 'ఎక్కువ ధర ముందు'
export const byName = 'పేరు'
export const price = 'ధర'
export const anyPrice = 'ఏ ధరైనా'
export const availability = 'లభ్యత'
export const anyAvailability = 'ఏదైనా'
export const ready = 'సిద్ధంగా ఉన్నవి'
export const toOrder = 'ఆర్డర్ మీద చేసేవి'
export const oneOfAKind = 'ఒక్కటే ఉన్నవి'
export const categories = 'విభాగాలు'
export const categoriesChosen: typeof English.categoriesChosen = (count) => `విభాగాలు (${count} ఎంచుకున్నారు)`
export const onlyTheseCategories = 'ఈ విభాగాలు మాత్రమే'
export const showDesigns = 'డిజైన్లు చూపండి'

// Their pages.
export const pages = 'పేజీలు'
export const showMoreDesigns = 'మరిన్ని డిజైన్లు చూపండి'
export const previousPage = 'ముందు పేజీ'
export const nextPage = 'తర్వాతి పేజీ'
export const pageNumber: typeof English.pageNumber = (page) => `పేజీ ${page}`
