import type * as English from '../en/upload.ts'

// For the shop’s staff: a file gets an address that can be sent to a customer.

export const uploadFile = 'फ़ाइल अपलोड करें'
export const whatItDoes = 'तस्वीर या दस्तावेज़ को एक पता मिलता है, जिसे ग्राहक को भेज सकते हैं।'
export const file = 'फ़ाइल'
export const whatIsAccepted =
  'JPG, PNG, GIF, WEBP, SVG और PDF, 20 MB तक। फ़ाइल यहाँ खींचकर छोड़ या पेस्ट भी कर सकते हैं।'
export const kilobytes = (count: string) => `${count} KB`
export const megabytes = (count: string) => `${count} MB`
export const upload = 'अपलोड करें'
export const cancel = 'रद्द करें'

// The line of the state.
export const requesting = 'अपलोड का पता माँग रहे हैं'
export const uploading = (percent: number) => `अपलोड हो रहा है: ${percent}%`
export const uploaded = 'अपलोड हो गया'
export const canceled = 'अपलोड रद्द किया'
/** Name of the progress bar for assistive technology. */
export const uploadedSoFar = 'अब तक अपलोड'

// Reasons why a file is not uploaded.
export const pickAFile = 'अपलोड के लिए फ़ाइल चुनें।'
export const wrongKind = 'कृपया तस्वीर या PDF चुनें।'
export const tooLarge = 'फ़ाइल 20 MB से बड़ी नहीं होनी चाहिए।'
/** Meanings of the server's statuses, for the person who uploads. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'कृपया 20 MB से छोटी तस्वीर या PDF चुनें।',
  403: 'अपलोड का समय ख़त्म हो गया। दोबारा कोशिश करें।',
  413: 'फ़ाइल बहुत बड़ी है।',
  415: 'कृपया तस्वीर या PDF चुनें।',
  429: 'थोड़ी देर में बहुत सारी फ़ाइलें भेजी गईं। कुछ देर बाद कोशिश करें।',
  503: 'अपलोड सेवा अभी उपलब्ध नहीं है। कुछ देर बाद कोशिश करें।',
}

const TRY_LATER = 'कुछ देर बाद दोबारा कोशिश करें।'

export const notAllowed: typeof English.notAllowed = (_, status) =>
  `नहीं हो सका (${status}): ${REASONS[status] ?? TRY_LATER}`
export const rejected: typeof English.rejected = (status) =>
  `S3 पर अपलोड नहीं हो सका (${status}): ${REASONS[status] ?? TRY_LATER}`
export const ofProxy: typeof English.ofProxy = (status) =>
  status === 413
    ? 'दुकान के सर्वर के आगे लगी प्रॉक्सी इतनी बड़ी फ़ाइल नहीं लेती (413)। उसमें बड़ी फ़ाइलों की अनुमति दें, nginx में “client_max_body_size 100m;” से। docs/deploy.md में “Behind a proxy” देखें।'
    : `दुकान के सर्वर की जगह उसके आगे लगी प्रॉक्सी ने जवाब दिया (${status})। एक मिनट बाद फिर कोशिश करें। अगर ऐसा ही रहे, तो docs/deploy.md में “Behind a proxy” देखें।`
export const networkFailed = 'S3 पर अपलोड करते समय नेटवर्क टूट गया।'
export const incompleteAnswer = 'गड़बड़ी: अपलोड सेवा का जवाब अधूरा है'
export const failed: typeof English.failed = () => 'गड़बड़ी: अपलोड नहीं हो सका। इंटरनेट देखकर दोबारा कोशिश करें।'

// The address of the file.
export const publicAddress = 'सार्वजनिक पता'
export const copyUrl = 'पता कॉपी करें'
export const copied = 'कॉपी हो गया'
export const couldNotCopy = 'पता कॉपी नहीं हो सका। कृपया ख़ुद कॉपी करें।'
export const viewFile = 'फ़ाइल देखें'
