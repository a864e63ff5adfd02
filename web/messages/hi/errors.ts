// Pages and sentences for what went wrong.

export const somethingWentWrong = 'कुछ गड़बड़ हो गई'
export const tryAgain = 'दोबारा कोशिश करें'
/** Link that dials the shop. */
export const callUs = 'हमें कॉल करें'
export const backToHomepage = 'होम पेज पर जाएँ'

export const pageNotFound = 'पेज नहीं मिला'
export const nothingHere = 'इस पते पर कुछ नहीं है। डिज़ाइन साइट पर दूसरी जगह हैं; कॉल करें, हम बता देंगे।'

export const categoryNotFound = 'श्रेणी नहीं मिली'
export const categoryMissing = 'यह श्रेणी उपलब्ध नहीं है, या कोई गड़बड़ है। हमसे पूछिए: हो सकता है वह चीज़ हमारे पास हो।'
export const backToHome = 'होम पर जाएँ'

export const catalogueUnreachable = 'कैटलॉग से संपर्क नहीं हो पा रहा'
export const catalogueFailed = (status: number) => `कैटलॉग ने स्टेटस ${status} भेजा`
