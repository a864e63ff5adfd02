// Stands in for what the owner has not written in the site settings.

/** The last line names town and region, as in `हैदराबाद, तेलंगाना 500068`. */
export const address = 'हैदराबाद, तेलंगाना'
export const hours = 'हर दिन खुला'
export const callHours = '24 घंटे उपलब्ध'
export const bannerOffer = 'सबसे अच्छे दाम की गारंटी ✅'
export const bannerDelivery = 'पूरे भारत में डिलीवरी (शोरूम हैदराबाद में)'
export const footerBlurb = 'प्राकृतिक पत्थर, हाथ की नक्काशी, पूरे भारत में डिलीवरी।'
export const metaDescription = 'हैदराबाद से प्राकृतिक पत्थर की कलाकृतियाँ, पूरे भारत में डिलीवरी।'
