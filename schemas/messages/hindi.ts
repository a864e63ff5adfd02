import type {Messages} from './english.ts'

/** Texts that several types share. */
const shared: Messages['shared'] = {
  locale: 'hi-IN-u-nu-latn',
  orderRank: 'सूची में जगह। सूची में खींचने पर बदलती है।',
  orderings: {shop: 'दुकान का क्रम', title: 'नाम', place: 'जगह', newest: 'नए पहले'},
  lineNeeded: 'साइट पर यह पंक्ति दिखती है; यहाँ कुछ लिखें।',
  paragraphNeeded: 'साइट पर यह पाठ दिखता है; यहाँ कुछ लिखें।',
  linkNeeded: 'पूरा पता पेस्ट करें, जो https:// से शुरू हो।',
  rupeesNeeded: 'रुपये लिखें, 0 या उससे ज़्यादा: रिपोर्ट में संख्या चाहिए।',
  tooLongForCard: '40 अक्षरों से कम रखें: इससे लंबा पाठ कार्ड में नहीं आता।',
}

/** Texts of the form that shows each text beside its translations. */
const translations: Messages['translations'] = {
  title: 'तेलुगु और हिंदी',
  description: 'विज़िटर अपनी भाषा के पेजों पर जो पढ़ते हैं। जिस पाठ का अनुवाद नहीं, वह अंग्रेज़ी में दिखता है।',
  entry: {title: 'अनुवाद', description: 'एक भाषा के पाठ।'},
  language: {title: 'भाषा', description: 'इन पाठों की भाषा।'},
  names: {te: 'तेलुगु', hi: 'हिंदी'},
  english: {title: 'अंग्रेज़ी', description: 'अंग्रेज़ी के वे पाठ जिनका अनुवाद हुआ।'},
  twice: 'हर भाषा का एक ही अनुवाद रखें।',
  changed: 'अनुवाद के बाद अंग्रेज़ी पाठ बदला गया है। देख लें कि अनुवाद अब भी ठीक है या नहीं।',
}

const picture: Messages['picture'] = {
  shapes: {
    card: 'कार्ड',
    square: 'गोल',
    landscape: 'चौड़ी',
    computer: 'कंप्यूटर',
    phone: 'फ़ोन',
    shared: 'शेयर किया लिंक',
  },
  needed: 'तस्वीर चुनें: तस्वीर के बिना साइट पर कुछ नहीं दिखता।',
  entryNeeded: 'तस्वीर चुनें या इसे सूची से हटाएँ।',
  oneNeeded: 'कम से कम एक तस्वीर रखें: पेज इन्हीं से बनता है।',
  count: (count: number) => `पेज ${count} तस्वीरों के हिसाब से बना है।`,
  many: (most: number) => `${most} से ज़्यादा छोटी तस्वीरें फ़ोन पर दो क़तारें लेती हैं।`,
  small: (size: string, enough: number) =>
    `यह तस्वीर ${size} पिक्सेल की है और बड़ी करने पर धुंधली दिखेगी। कैमरे की असली फ़ोटो लगाएँ, मैसेज से आई कॉपी नहीं; लंबी तरफ़ ${enough} पिक्सेल काफ़ी हैं।`,
  alt: {
    title: 'तस्वीर का विवरण',
    description: 'एक वाक्य में लिखें कि क्या दिख रहा है। स्क्रीन रीडर और सर्च इंजन इसे पढ़ते हैं।',
  },
  altNeeded: 'जो लोग तस्वीर नहीं देख सकते, उनके लिए विवरण लिखें।',
  altLong: 'लंबा विवरण सुनने में थकाता है।',
}

const category: Messages['category'] = {
  title: 'श्रेणी',
  description: 'प्रोडक्ट का एक वर्ग, जिसका अपना पेज है।',
  name: {title: 'नाम', description: 'श्रेणी का नाम, जैसा विज़िटर पढ़ते हैं।'},
  slug: {
    title: 'पता',
    description: 'पेज के पते का आख़िरी हिस्सा, जैसे /designs/fountain। बदलने पर पुराना पता नए पते पर ले जाएगा।',
  },
  slugWrong: 'सिर्फ़ छोटे अंग्रेज़ी अक्षर, अंक और एक-एक हाइफ़न लिखें: पता टाइप और शेयर करने में बिगड़ना नहीं चाहिए।',
  price: {
    title: 'शुरुआती क़ीमत',
    description:
      'रुपये के निशान के बाद दिखती है: संख्या (20000) या इकाई के साथ संख्या (220 SFT, 7500 Pair, 300 each)। कुछ न दिखाना हो तो ख़ाली छोड़ें।',
  },
  priceWithSign: 'रुपये का निशान न लिखें: साइट ख़ुद लगाती है।',
  priceFollows: {
    title: 'सबसे सस्ते प्रोडक्ट की शुरुआती क़ीमत',
    description:
      'पेज सबसे सस्ते प्रोडक्ट की क़ीमत दिखाता है और उसके साथ बदलता है। ऊपर लिखी क़ीमत तभी दिखती है जब किसी प्रोडक्ट की क़ीमत न हो।',
  },
  value: {
    title: 'एक पूछताछ का मूल्य (₹)',
    description:
      'इस पेज से आई कॉल या मैसेज आपके लिए कितने की है। विज्ञापन रिपोर्ट में काम आता है; विज़िटर को कभी नहीं दिखता।',
  },
  background: {
    title: 'तस्वीर',
    description: 'श्रेणी के पेज पर सबसे ऊपर की चौड़ी तस्वीर। कार्ड पर इसका खड़ा हिस्सा दिखता है, मुख्य बिंदु के आसपास का।',
  },
  text: {title: 'विवरण', description: 'श्रेणी के बारे में दो वाक्य। इसके पेज पर और सर्च के नतीजों में दिखते हैं।'},
  textLong: 'सर्च इंजन लगभग 160 अक्षरों के बाद काट देते हैं।',
  from: (price: string) => `${price} से`,
  noPrice: 'शुरुआती क़ीमत नहीं',
}

const product: Messages['product'] = {
  title: 'प्रोडक्ट',
  description: 'एक प्रोडक्ट, जो अपनी श्रेणी के पेज पर कार्ड के रूप में दिखता है।',
  groups: {card: 'कार्ड', price: 'क़ीमत', facts: 'जानकारी', languages: 'तेलुगु और हिंदी'},
  image: {
    title: 'तस्वीर',
    description: 'पूरे प्रोडक्ट की खड़ी तस्वीर (4:5)। विज़िटर इसे बड़ा करके देख सकते हैं।',
  },
  morePictures: {
    title: 'और तस्वीरें',
    description: 'दूसरी तरफ़ें और बारीकियाँ, अपने क्रम में। विज़िटर खोलें तो कार्ड की तस्वीर के बाद आती हैं।',
  },
  productId: {
    title: 'नंबर',
    description: 'लेबल का कोड, जैसे FOU-001 या 7। ग्राहक WhatsApp पर जो लिंक भेजते हैं, यह उसमें रहता है।',
  },
  productIdWrong: 'सिर्फ़ अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें: नंबर लिंक में जाता है।',
  productIdTwice: 'इस श्रेणी के दूसरे प्रोडक्ट का यही नंबर है; लिंक दोनों पर जाएगा।',
  productIdGivenUp:
    'साइट पर यह नंबर दूसरे प्रोडक्ट का है, जब तक उसका ड्राफ़्ट प्रकाशित नहीं होता। टेबल में दोनों को चुनें और साथ में प्रकाशित करें।',
  productIdInRelease:
    'एक रिलीज़ यही नंबर इस श्रेणी के दूसरे प्रोडक्ट को देती है। दोनों प्रकाशित होने पर लिंक दोनों पर जाएगा। एक नंबर बदलें, या दोनों प्रोडक्ट एक ही रिलीज़ में रखें।',
  name: {title: 'नाम', description: 'कार्ड पर लिखा नाम।'},
  category: {title: 'श्रेणी', description: 'वह पेज जिस पर प्रोडक्ट दिखता है।'},
  categoryNeeded: 'श्रेणी चुनें: श्रेणी के बिना प्रोडक्ट कहीं नहीं दिखता।',
  specialNote: {title: 'ख़ास नोट', description: 'तस्वीर पर छोटी पट्टी, जैसे कौन-कौन सी फ़िनिश मिलती है।'},
  noteLong: 'इससे लंबा नोट फ़ोन पर तस्वीर को ढक देता है।',
  value: {
    title: 'क़ीमत (₹)',
    description: 'रुपये में क़ीमत। क़ीमत ऑर्डर पर निर्भर हो तो इसे ख़ाली छोड़ें और दायरा लिखें।',
  },
  valueWrong: 'पूरे रुपये लिखें, बिना अल्पविराम के।',
  range: {
    title: 'क़ीमत का दायरा',
    description: 'क़ीमत न हो तब दिखता है, ठीक वैसा ही जैसा यहाँ लिखा है, जैसे ₹5000 - ₹10,000।',
  },
  contentId: {
    title: 'विज्ञापन का नंबर',
    description:
      'विज्ञापन खातों में प्रोडक्ट का नंबर। जिस नंबर से प्रोडक्ट पहली बार प्रकाशित हुआ, वही रखना हो तो ख़ाली छोड़ें।',
  },
  facts: {title: 'जानकारी', description: 'बड़ी तस्वीर के पास दिखती है। जो पक्का न हो, वह न लिखें।'},
  material: {title: 'पत्थर', description: 'पत्थर और उसकी खदान की जगह।'},
  finish: {title: 'फ़िनिश', description: 'सतह: होन्ड, पॉलिश्ड, प्राकृतिक परत …'},
  size: {
    title: 'साइज़',
    description:
      'चौड़ाई × ऊँचाई, या चौड़ाई × गहराई × ऊँचाई, इकाई के साथ, जैसे 60 × 90 cm; या 4 ft high। ऐसा साइज़ साइट पर एक व्यक्ति के पास बना दिखता है। कुछ और लिखें तो वह जैसा है वैसा ही दिखता है।',
  },
  weight: {title: 'वज़न', description: 'अंदाज़न वज़न, इकाई के साथ।'},
}

const sale: Messages['sale'] = {
  availability: {title: 'उपलब्धता', description: 'ख़ाली छोड़ें तो: जैसा श्रेणी में लिखा है, या ऑर्डर पर बनेगा।'},
  availabilities: {
    ready: 'तैयार है',
    toOrder: 'ऑर्डर पर बनेगा',
    oneOfAKind: 'एक ही है',
    reserved: 'आरक्षित',
    sold: 'बिक गया',
  },
  leadWeeks: {title: 'बनाने में हफ़्ते', description: 'ख़ाली छोड़ें तो: जो श्रेणी या सेटिंग्स में लिखे हैं, या 4।'},
  weeksWrong: '1 से 52 तक पूरे हफ़्ते लिखें।',
  unit: {
    title: 'किस हिसाब से बिकता है',
    description: 'ख़ाली छोड़ें तो: जैसा श्रेणी की शुरुआती क़ीमत कहती है, जैसे 220 SFT।',
  },
  units: {piece: 'एक नग', pair: 'जोड़ी', sft: 'वर्ग फ़ुट (SFT)', runningFoot: 'रनिंग फ़ुट'},
  rate: {title: 'एक इकाई की क़ीमत (₹)', description: 'ख़ाली छोड़ें तो: श्रेणी की शुरुआती क़ीमत।'},
  waste: {title: 'छीजन (%)', description: 'काटने और टूटने में जाने वाला पत्थर। ख़ाली छोड़ें तो: 10।'},
  wasteWrong: '0 से 100 तक पूरे प्रतिशत लिखें।',
  deliveryBands: {
    title: 'पिन कोड से डिलीवरी',
    description: 'पिन कोड के पहले अंक, फिर एक टन के रुपये या शब्द: “500: 1200”, “5: हमसे पूछें”।',
  },
  bandWrong: 'पिन कोड के पहले अंक, कोलन, फिर एक टन के रुपये या शब्द लिखें।',
}

const testimonial: Messages['testimonial'] = {
  title: 'ग्राहक की राय',
  description: 'ग्राहक ने क्या कहा। पहली तीन राय होम पेज पर दिखती हैं।',
  number: {title: 'जगह', description: 'सूची में जगह, 1 से शुरू। होम पेज पर पहली तीन दिखती हैं।'},
  numberWrong: '1, 2, 3 … लिखें: सूची इसी क्रम में लगती है।',
  name: {title: 'नाम', description: 'ग्राहक का नाम, उनकी अनुमति से।'},
  role: {title: 'परिचय', description: 'काम या परिचय, जैसे आर्किटेक्ट और डिज़ाइनर, या मकान मालिक।'},
  content: {title: 'शब्द', description: 'उनके अपने शब्द, दो या तीन वाक्य।'},
  contentNeeded: 'शब्दों के बिना राय नहीं दिखाई जा सकती।',
  contentLong: 'इससे लंबी राय पेज पर तो पूरी आती है, पर ज़्यादातर लोग पूरी नहीं पढ़ते।',
  avatar: {title: 'ग्राहक की फ़ोटो', description: 'चौकोर फ़ोटो या नाम के अक्षर; छोटे गोले में दिखते हैं।'},
}

const lead: Messages['lead'] = {
  title: 'पूछताछ',
  description:
    'साइट से शुरू हुई कॉल, मुलाक़ात या मैसेज, या आपकी अपनी जोड़ी हुई पूछताछ। इसकी स्थिति “पूछताछ” टूल में बदलती है।',
  kind: {
    title: 'प्रकार',
    description:
      'भेजी गई: विज़िटर ने किसी बॉक्स का बटन दबाया। पक्की लीड: संपर्क विज्ञापन से आया। हाथ से जोड़ी: कोई आया या किसी ने फ़ोन किया।',
  },
  kinds: {submission: 'भेजी गई', qualified: 'पक्की लीड', manual: 'हाथ से जोड़ी'},
  receivedAt: {title: 'कब आई', description: 'सर्वर पर कब पहुँची।'},
  action: {title: 'काम', description: 'विज़िटर क्या करना चाहते थे।'},
  actions: {
    call: 'हमें कॉल करें',
    visit: 'शोरूम आएँ',
    price: 'WhatsApp पर क़ीमत पूछें',
    email: 'ई-मेल लिखें',
  },
  shortActions: {call: 'कॉल', visit: 'रास्ता', price: 'WhatsApp पर क़ीमत', email: 'ई-मेल'},
  category: {title: 'श्रेणी का पता', description: 'श्रेणी के उस पेज का पता जहाँ विज़िटर थे।'},
  categoryDocument: {title: 'श्रेणी', description: 'श्रेणी ख़ुद, जब तक वह कैटलॉग में है।'},
  productId: {title: 'प्रोडक्ट नंबर', description: 'जो प्रोडक्ट वे देख रहे थे, उसका नंबर।'},
  product: {title: 'प्रोडक्ट', description: 'प्रोडक्ट ख़ुद, जब तक वह कैटलॉग में है।'},
  isProductMissing: {
    title: 'अब कैटलॉग में नहीं',
    description: 'पूछताछ आई तब इस नंबर का कोई प्रोडक्ट नहीं था।',
  },
  ref: {title: 'कोड', description: 'विज़िटर के मैसेज में “Ref” के बाद का कोड।'},
  stage: {title: 'स्थिति', description: 'पूछताछ का क्या हुआ।'},
  stageNames: {
    new: 'नई',
    answered: 'जवाब दिया',
    quoted: 'कोटेशन दिया',
    ordered: 'ऑर्डर मिला',
    delivered: 'डिलीवर हुई',
    lost: 'बात नहीं बनी',
  },
  amount: {title: 'रक़म (₹)', description: 'कोटेशन या ऑर्डर के रुपये।'},
  value: {
    title: 'मूल्य (₹)',
    description: 'ऐसी पूछताछ कितने रुपये की है; पूछताछ आई तब कैटलॉग में जो लिखा था।',
  },
  note: {title: 'नोट', description: 'क्या तय हुआ, सिर्फ़ दुकान के लिए।'},
  remindAt: {title: 'याद दिलाना', description: 'वह दिन जब इस पूछताछ पर फिर बात करनी है।'},
  person: {title: 'व्यक्ति', description: 'ग्राहक का नाम, अगर मालूम हो।'},
  phone: {title: 'फ़ोन', description: 'ग्राहक का नंबर, अगर मालूम हो।'},
  assignee: {title: 'कौन देख रहा है', description: 'दुकान में जवाब कौन देगा।'},
  source: {title: 'कैसे आई', description: 'हाथ से जोड़ी गई पूछताछ कैसे आई।'},
  sources: {showroom: 'शोरूम', phone: 'फ़ोन', other: 'अन्य'},
  stages: {title: 'स्थितियाँ', description: 'पूछताछ हर स्थिति में कब पहुँची, सबसे पुरानी पहले।'},
  changeStage: {title: 'स्थिति', description: 'नई स्थिति।'},
  changeAt: {title: 'कब', description: 'स्थिति कब बदली गई।'},
  userAgent: {
    title: 'ब्राउज़र',
    description: 'ब्राउज़र अपना जो नाम बताता है। विज्ञापन की सहमति मिलने पर ही सहेजा जाता है।',
  },
  eventId: {
    title: 'विज्ञापन नेटवर्क के लिए नाम',
    description: 'ब्राउज़र संपर्क की सूचना इसी नाम से देता है। विज्ञापन की सहमति मिलने पर ही सहेजा जाता है।',
  },
  contentIds: {
    title: 'विज्ञापन के नंबर',
    description: 'पूछताछ किस चीज़ की है, विज्ञापन खातों के नंबर से। विज्ञापन की सहमति मिलने पर ही सहेजे जाते हैं।',
  },
  consent: {title: 'सहमति', description: 'पूछताछ भेजते समय विज़िटर ने साइट पर क्या चुना था।'},
  consentVersion: {title: 'संस्करण', description: 'विज़िटर ने सूचना का जो संस्करण पढ़ा।'},
  consentAt: {title: 'कब', description: 'विज़िटर ने यह कब चुना, उनके डिवाइस की घड़ी के हिसाब से।'},
  consentPurposes: {title: 'किसलिए', description: 'विज़िटर ने किस बात की अनुमति दी: विज्ञापन, आँकड़े।'},
  language: {title: 'भाषा', description: 'विज़िटर ने जो पेज पढ़ा, उसकी भाषा। इसी भाषा में जवाब दें।'},
  languages: {en: 'अंग्रेज़ी', te: 'तेलुगु', hi: 'हिंदी'},
  pageUri: {
    title: 'पेज का पता',
    description: 'विज़िटर जिस पेज पर थे, देखे जा रहे प्रोडक्ट के साथ।',
  },
  pageName: {title: 'पेज का शीर्षक', description: 'उस पेज का शीर्षक।'},
  ipAddress: {title: 'डिवाइस का पता', description: 'जैसा विज़िटर के ब्राउज़र ने बताया।'},
  clicks: {
    title: 'विज्ञापन के क्लिक',
    description: 'इस डिवाइस को याद रहे विज्ञापन के क्लिक, सबसे पुराने पहले।',
  },
  clickName: {title: 'प्रकार', description: 'gclid, wbraid या gbraid।'},
  clickValue: {title: 'क्लिक', description: 'विज्ञापन नेटवर्क की दी हुई पहचान।'},
  clickAt: {title: 'कब', description: 'विज़िटर इस विज्ञापन से साइट पर कब आए।'},
  fields: {title: 'फ़ील्ड', description: 'फ़ॉर्म, जैसा भेजा गया।'},
  fieldName: {title: 'नाम', description: 'फ़ील्ड का नाम।'},
  fieldValue: {title: 'मान', description: 'जो भेजा गया।'},
  byAdvertisement: 'विज्ञापन से',
  contact: 'संपर्क',
  noDate: 'तारीख़ नहीं',
  missing: 'अब कैटलॉग में नहीं',
}

const siteSettings: Messages['siteSettings'] = {
  title: 'साइट सेटिंग',
  description: 'दुकान की वह सारी जानकारी जो श्रेणी, प्रोडक्ट या ग्राहकों की राय नहीं है।',
  groups: {
    contact: 'संपर्क',
    links: 'लिंक',
    home: 'होम',
    about: 'हमारे बारे में और शोरूम',
    texts: 'पाठ',
    numbers: 'क़ीमतें और मूल्य',
    privacy: 'गोपनीयता',
    quotations: 'कोटेशन',
    languages: 'तेलुगु और हिंदी',
  },
  brand: {title: 'दुकान का नाम', description: 'दुकान का नाम, सबसे ऊपर की पट्टी और पेज के शीर्षक में।'},
  phone: {
    title: 'फ़ोन',
    description: 'वह नंबर जो “कॉल करें” से लगता है, जैसे आप लिखते हैं: 98480 22338। देश का कोड ख़ुद जुड़ता है।',
  },
  phoneWrong: 'पूरा नंबर लिखें: दस अंक, या + और देश के कोड के बाद अंक।',
  whatsapp: {
    title: 'WhatsApp नंबर',
    description: 'वह नंबर जिस पर “दाम पूछें” का मैसेज जाता है, जैसे आप लिखते हैं: 98480 22338। देश का कोड ख़ुद जुड़ता है।',
  },
  whatsappWrong: 'पूरा नंबर लिखें: दस अंक, या + और देश के कोड के बाद अंक।',
  email: {title: 'ई-मेल', description: 'पेज के नीचे दिया पता।'},
  emailWrong: 'पूरा ई-मेल पता लिखें: विज़िटर पेज के नीचे से इसी पर लिखते हैं।',
  address: {title: 'पता', description: 'शोरूम का पता, एक-एक पंक्ति में।'},
  hours: {title: 'समय', description: 'विज़िटर यह पढ़ते हैं। यह ऊपर लिखे खुलने के समय से बनता है।'},
  opening: {
    title: 'खुलने का समय',
    description: 'शोरूम कब खुला रहता है। तीनों भाषाओं के विज़िटर, सर्च इंजन और “कॉल करें” इसे यहीं से लेते हैं।',
  },
  days: {title: 'दिन', description: 'जिन दिनों में यह समय है।'},
  daysNeeded: 'कम से कम एक दिन चुनें।',
  opens: {title: 'खुलता है', description: 'कब खुलता है, जैसे 9 am या 09:00।'},
  closes: {title: 'बंद होता है', description: 'कब बंद होता है, जैसे 8 pm या 20:00।'},
  timeWrong: 'घंटे और मिनट 24 घंटे की घड़ी में लिखें, जैसे 09:00 या 20:30।',
  callHours: {
    title: 'कॉल का समय',
    description: 'फ़ोन कब उठाया जाता है। यह ऊपर लिखे खुलने के समय से बनता है।',
  },
  mapLink: {title: 'नक़्शे का लिंक', description: 'वह लिंक जिससे शोरूम नक़्शे पर खुलता है।'},
  mapEmbed: {
    title: 'नक़्शे का फ़्रेम',
    description:
      'पेज पर दिखने वाले नक़्शे का पता (Google Maps में “Share, embed a map” से: src के बाद उद्धरण में जो है, बस वही)।',
  },
  instagram: {title: 'Instagram', description: 'Instagram पर आपका पेज।'},
  facebook: {title: 'Facebook', description: 'Facebook पर आपका पेज।'},
  review: {title: 'रिव्यू का फ़ॉर्म', description: 'जहाँ ग्राहक नक़्शे पर दुकान को रेटिंग देते हैं।'},
  heroTitle: {title: 'मुख्य पंक्ति', description: 'पहली स्क्रीन की बड़ी पंक्ति।'},
  heroLine: {title: 'उसके नीचे की पंक्ति', description: 'उसके नीचे की छोटी पंक्ति।'},
  heroLandscape: {title: 'पहली स्क्रीन की चौड़ी तस्वीर', description: 'कंप्यूटर पर पहली स्क्रीन के पीछे की चौड़ी तस्वीर।'},
  heroPortrait: {title: 'पहली स्क्रीन की खड़ी तस्वीर', description: 'फ़ोन पर पहली स्क्रीन के पीछे की खड़ी तस्वीर।'},
  bannerOffer: {title: 'पट्टी का ऑफ़र', description: 'नीचे की पट्टी का पहला हिस्सा।'},
  bannerDelivery: {title: 'पट्टी की डिलीवरी', description: 'नीचे की पट्टी का दूसरा हिस्सा।'},
  carousel: {
    title: 'बदलती तस्वीरें',
    description: 'होम पेज पर बारी-बारी से आने वाली चौड़ी तस्वीरें। “हमारे बारे में” पेज पर भी दिखती हैं, खड़ी कटाई में भी।',
  },
  collage: {title: 'कोलाज', description: 'होम पेज पर कई कामों की एक चौड़ी तस्वीर।'},
  aboutIntro: {title: 'परिचय की पंक्ति', description: '“हमारे बारे में” के नीचे की पंक्ति।'},
  story: {title: 'हमारी कहानी', description: '“हमारी कहानी”। ख़ाली पंक्ति से नया अनुच्छेद शुरू होता है।'},
  work: {title: 'हमारा काम', description: '“हमारा काम”, आँकड़ों के ऊपर।'},
  stats: {title: 'आँकड़े', description: '“हमारा काम” के नीचे के बड़े आँकड़े।'},
  figure: {title: 'आँकड़ा', description: 'आँकड़ा, जैसे 25+।'},
  label: {title: 'किसकी गिनती', description: 'यह किसकी गिनती है।'},
  statNeeded: 'कम से कम एक आँकड़ा रखें: यह हिस्सा इन्हीं से बनता है।',
  statsMany: 'तीन से ज़्यादा आँकड़े साथ-साथ नहीं आते।',
  speciality: {title: 'हमारी ख़ासियत', description: '“हमारी ख़ासियत”।'},
  showroom: {title: 'शोरूम', description: 'शोरूम की फ़ोटो, डिज़ाइन के पेज पर।'},
  contactIntro: {title: 'संपर्क की पंक्ति', description: '“संपर्क करें” के नीचे की पंक्ति।'},
  callText: {title: 'कॉल का पाठ', description: '“अभी कॉल करें” कार्ड पर।'},
  visitText: {title: 'आने का पाठ', description: '“शोरूम आइए” कार्ड पर।'},
  designsIntro: {title: 'डिज़ाइन की पंक्ति', description: 'डिज़ाइन के पेज पर श्रेणियों के ऊपर की पंक्ति।'},
  footerBlurb: {title: 'पेज के नीचे: दुकान के बारे में', description: 'दुकान के बारे में, हर पेज के नीचे।'},
  footerInformation: {title: 'पेज के नीचे: जानकारी', description: 'हर पेज के नीचे की जानकारी।'},
  illustrationNotice: {
    title: 'चित्रों की सूचना',
    description: 'बताता है कि तस्वीरें चित्र हैं। अपने काम की फ़ोटो लगाएँ तो इसे बदल दें।',
  },
  metaDescription: {
    title: 'सर्च में विवरण',
    description: 'होम पेज के बारे में सर्च इंजन जो दिखाते हैं।',
  },
  answerText: {
    title: 'पूछताछ का जवाब',
    description:
      'WhatsApp इन शब्दों के साथ खुलता है। {name}, {shop}, {products} और {code} अपने आप भर जाते हैं। ख़ाली छोड़ें तो हमारे शब्द लगेंगे।',
  },
  socialPicture: {
    title: 'शेयर होने वाली तस्वीर',
    description: 'पेज शेयर होने पर दिखने वाली चौड़ी तस्वीर (1200 × 630)।',
  },
  defaultRange: {
    title: 'क़ीमत का आम दायरा',
    description: 'हर श्रेणी के आख़िरी कार्ड पर, रुपये के निशान के बिना: 5000 - 10,000।',
  },
  priceLimits: {
    title: 'क़ीमत के वर्ग (₹)',
    description:
      'विज़िटर क़ीमत के जिन वर्गों में से चुनते हैं, उनकी सीमाएँ: 15000 और 25000 से बनते हैं “₹15,000 से कम”, “₹15,000 से ₹25,000” और “₹25,000 और उससे ऊपर”।',
  },
  limitWrong: 'पूरे रुपये लिखें, 1 या उससे ज़्यादा।',
  limitNeeded: 'कम से कम एक क़ीमत रखें: नहीं तो चुनने को कुछ नहीं रहेगा।',
  limitsMany: 'सात से ज़्यादा वर्गों में से चुनना थकाता है।',
  limitsOrder: 'इन्हें क्रम से लिखें, सबसे कम पहले।',
  contactValue: {
    title: 'एक पूछताछ का मूल्य (₹)',
    description: 'प्रोडक्ट और उसकी श्रेणी, दोनों में मूल्य न हो तो कॉल या मैसेज कितने की मानी जाए।',
  },
  designsContactValue: {
    title: 'डिज़ाइन के पेज से आई पूछताछ का मूल्य (₹)',
    description: 'वही, उन विज़िटर के लिए जो सारे डिज़ाइन देख रहे हैं।',
  },
  privacyVersion: {
    title: 'संस्करण',
    description: 'गोपनीयता सूचना का नंबर। विज़िटर से कोई नई सहमति लेनी हो तो इसे बढ़ाएँ: तब सबसे दोबारा पूछा जाएगा।',
  },
  privacyDate: {title: 'तारीख़', description: 'जिस दिन से यह संस्करण लागू है।'},
  privacyIntro: {title: 'परिचय', description: 'गोपनीयता सूचना की पहली पंक्तियाँ।'},
  privacyParts: {
    title: 'हिस्से',
    description:
      'सूचना, एक-एक हिस्सा। पहला पाठ मसौदा है: किसी वकील को दिखाएँ। आप क्या कितने समय रखते हैं, यह साइट सर्वर की सेटिंग से ख़ुद जोड़ती है।',
  },
  privacyHeading: {title: 'शीर्षक', description: 'हिस्से का शीर्षक।'},
  privacyText: {title: 'पाठ', description: 'सीधे-सादे शब्द। ख़ाली पंक्ति से नया अनुच्छेद शुरू होता है।'},
  gstin: {
    title: 'GST नंबर (GSTIN)',
    description: 'दुकान का GST नंबर, हर कोटेशन पर। इसके पहले दो अंक दुकान का राज्य बताते हैं।',
  },
  gstinWrong: 'यह GSTIN नहीं है: 15 अक्षरों को एक-एक करके सर्टिफ़िकेट से मिलाएँ।',
  taxRates: {
    title: 'श्रेणी के हिसाब से टैक्स',
    description:
      'इन्हें अपने अकाउंटेंट से पक्का कराएँ। यहाँ न हो तो: HSN 6802, तराशी मूर्तियों, गमलों और सजावटी पत्थर पर 5 %, पत्थर के बाक़ी काम पर 18 %।',
  },
  taxCategory: {title: 'श्रेणी', description: 'इस श्रेणी के सामान पर यह टैक्स।'},
  taxHsn: {title: 'HSN कोड', description: 'सामान का कोड, जैसे 6802।'},
  taxRate: {title: 'GST प्रतिशत', description: 'कितने प्रतिशत, जैसे 5 या 18।'},
  bankDetails: {
    title: 'बैंक की जानकारी',
    description: 'खाता, IFSC और शाखा, हर एक अलग लाइन में, जैसे कोटेशन पर छपेगा।',
  },
  upiId: {title: 'UPI आईडी', description: 'जैसे stone@bank। एडवांस के लिए कोटेशन पर स्कैन करने का कोड दिखेगा।'},
  quotationTerms: {title: 'शर्तें', description: 'हर कोटेशन के अंत में: डिलीवरी, टूट-फूट, दाम में क्या शामिल है।'},
}

/** Every text of the forms in Hindi. */
export const hindi: Messages = {
  shared,
  translations,
  picture,
  category,
  product,
  sale,
  testimonial,
  lead,
  siteSettings,
}
