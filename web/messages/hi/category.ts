/** @param category its title, such as `फव्वारा` */
export const explore = (category: string) => `${category} डिज़ाइन`
/** The words before and after the price. */
export const startingPrice: readonly [before: string, after: string] = ['दाम ', ' से शुरू']
export const exploreDesigns = 'डिज़ाइन देखें'
export const asPdf = 'सभी PDF में'
export const notListed = 'यह डिज़ाइन अब हमारे कैटलॉग में नहीं है। यही या इसके जैसा डिज़ाइन चाहिए, तो हमसे पूछें।'
