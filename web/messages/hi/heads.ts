import {listed} from '../list.ts'

// Titles and descriptions of pages, for search engines and link previews. The name of the shop follows each title.

/** @param town absent where the address of the shop names none */
const inTown = (town: string | undefined) => (town ? `${town} में ` : '')

/** @param town absent where the address of the shop names none */
const fromTown = (town: string | undefined) => (town ? `${town} के ` : '')

export const homeTitle = (town: string | undefined) => `${inTown(town)}प्राकृतिक पत्थर की कलाकृतियाँ`
/** Keywords of every page. The town of the shop follows. */
export const keywords =
  'प्राकृतिक पत्थर, पत्थर की कलाकृतियाँ, फव्वारा, गज़ीबो, पत्थर का मंदिर, दीवार शिल्प, वॉल क्लैडिंग, संगमरमर'

export const aboutTitle = 'हमारे बारे में'
export const aboutDescription =
  'दशकों से प्राकृतिक पत्थर तराशने वाला परिवार: हमारी कहानी, हमारा काम और हमारी ख़ासियत।'

export const testimonialsTitle = 'ग्राहकों की राय'
export const testimonialsDescription =
  'पत्थर के हमारे गज़ीबो, मूर्तियों, द्वारों और मंदिरों के बारे में आर्किटेक्ट, डिज़ाइनर और मकान मालिक क्या कहते हैं।'

export const contactTitle = 'संपर्क करें'
export const contactDescription = (town: string | undefined) =>
  `कॉल करें या ${inTown(town)}हमारे शोरूम आइए: प्राकृतिक पत्थर की कलाकृतियाँ, पूरे भारत में डिलीवरी।`

export const designsTitle = 'डिज़ाइन'
export const designsDescription = (town: string | undefined) =>
  `${fromTown(town)}हमारे शोरूम से प्राकृतिक पत्थर का हर तरह का काम, हर एक अपने सभी डिज़ाइनों के साथ।`

/** @param words of a search; absent without one @param page from 2; absent on the first */
export const allProductsTitle = (words: string | undefined, page: string | undefined) =>
  (words ? `सभी डिज़ाइनों में “${words}”` : 'सभी डिज़ाइन') + (page ? `, पेज ${page}` : '')
export const allProductsDescription = (town: string | undefined, page: string | undefined) =>
  (page ? `सभी डिज़ाइन, पेज ${page}। ` : '') +
  `${fromTown(town)}हमारे शोरूम का हर डिज़ाइन, श्रेणी और दाम के हिसाब से: प्राकृतिक पत्थर, हाथ की नक्काशी।`

export const enquiryListTitle = 'पूछताछ सूची'

/** @param category its title */
export const categoryKeywords = (category: string) => `${category}, ${category} डिज़ाइन`
/** @param facts name and id, material, size and price of a product @param about its category, in whole sentences */
export const productDescription = (facts: readonly string[], about: string) => `${listed(facts)}। ${about}`

export const privacyTitle = 'गोपनीयता'
export const privacyDescription =
  'यह साइट आपके बारे में क्या जानकारी लेती है, क्यों, कितने समय के लिए, और उसे कैसे मिटवा सकते हैं।'

export const accessibilityTitle = 'सबके लिए सुलभ'
export const accessibilityDescription =
  'यह साइट कौन इस्तेमाल कर सकता है, हमने क्या परखा, क्या अभी ठीक नहीं है, और किसे बताएँ।'

export const rateTitle = 'जुड़े रहिए'
export const rateDescription = 'हमें रेटिंग दीजिए, और जहाँ हम नया काम दिखाते हैं वहाँ फ़ॉलो कीजिए।'

export const fileTitle = 'फ़ाइल'
export const fileDescription = 'दुकान की एक फ़ाइल।'
export const sharedFileDescription = 'एक फ़ाइल, जो दुकान ने आपके साथ शेयर की है।'

// Pages of the shop’s staff.
export const ownerMenuTitle = 'मालिक का मेन्यू'
export const ownerMenuDescription = 'दुकान अपनी साइट पर जो काम करती है।'
export const ownerPhoneTitle = 'मालिक का फ़ोन'
export const ownerPhoneDescription = 'किसी डिवाइस को मालिक का डिवाइस मानता है।'
export const uploadTitle = 'फ़ाइल अपलोड करें'
export const uploadDescription = 'तस्वीर या दस्तावेज़ वहाँ रखता है जहाँ ग्राहक उसे खोल सके।'
