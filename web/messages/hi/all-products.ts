// All products.
export const allProducts = 'सभी डिज़ाइन'
export const designsFor = (words: string) => `“${words}” के डिज़ाइन`
export const exploreDesigns = 'डिज़ाइन देखें'
/** The products on the screen, from 1, such as `601 में से 49–96`. */
export const shownOf = (from: number, to: number, total: number) =>
  `${total} में से ${from > 1 ? `${from}–` : ''}${to}`
export const moreNotLoaded = 'और डिज़ाइन लोड नहीं हो सके।'
export const noSuchPage = (page: string) => `पेज ${page} नहीं है: डिज़ाइन उससे पहले ख़त्म हो जाते हैं।`
export const noDesignMatches =
  'इससे मिलता कोई डिज़ाइन नहीं मिला। हम बहुत कुछ ऐसा भी तराशते हैं जो कैटलॉग में नहीं है: हमसे पूछिए।'
export const firstPage = 'पहला पेज'
export const showAllDesigns = 'सभी डिज़ाइन दिखाएँ'

// Their selection and order.
export const nameNumberOrKind = 'नाम, नंबर या प्रकार'
export const sortBy = 'क्रम'
export const bestMatch = 'सबसे मिलते-जुलते पहले'
export const shopsOrder = 'दुकान का क्रम'
export const cheapestFirst = 'दाम, कम से ज़्यादा'
export const dearestFirst = 'दाम, ज़्यादा से कम'
export const byName = 'नाम'
export const price = 'दाम'
export const anyPrice = 'कोई भी दाम'
export const availability = 'उपलब्धता'
export const anyAvailability = 'कोई भी'
export const ready = 'तैयार'
export const toOrder = 'ऑर्डर पर'
export const oneOfAKind = 'एक ही नग'
export const categories = 'श्रेणियाँ'
export const categoriesChosen = (count: number) => `श्रेणियाँ (${count} चुनी हुई)`
export const onlyTheseCategories = 'केवल ये श्रेणियाँ'
export const showDesigns = 'डिज़ाइन दिखाएँ'

// Their pages.
export const pages = 'पेज'
export const showMoreDesigns = 'और डिज़ाइन दिखाएँ'
export const previousPage = 'पिछला पेज'
export const nextPage = 'अगला पेज'
export const pageNumber = (page: number) => `पेज ${page}`
