// Complete pages for requests that the server cannot answer with a page of the site.

export const somethingWentWrong = 'कुछ गड़बड़ हो गई'
export const unreachable = 'अभी हमारे कैटलॉग से संपर्क नहीं हो पा रहा। कृपया एक मिनट बाद कोशिश करें, या हमसे बात करें।'
export const broken = 'यह पेज नहीं बन सका। कृपया दोबारा कोशिश करें, या हमसे बात करें।'
export const unreadable = 'इस पेज का पता बिगड़ा हुआ है। कृपया पहले पेज से शुरू करें, या हमसे बात करें।'
export const tooMany = 'आपके कनेक्शन से थोड़ी देर में बहुत सारे पेज खुले हैं। कृपया एक मिनट बाद कोशिश करें, या हमसे बात करें।'
export const crowded = 'अभी यहाँ बहुत सारे लोग हैं। कृपया एक मिनट बाद कोशिश करें, या हमसे बात करें।'

export const takenDown = 'यह फ़ाइल हटा दी गई है'
export const deleted = 'दुकान अब यह फ़ाइल शेयर नहीं करती। आपको यह अब भी चाहिए, तो कृपया हमसे बात करें।'

export const linkHasEnded = 'यह लिंक ख़त्म हो गया है'
export const ended = 'यह लिंक ख़त्म हो गया है। कृपया दुकान से नया लिंक माँगें, या प्रकाशित साइट देखें।'

export const tryAgain = 'दोबारा कोशिश करें'
export const callUs = (phone: string) => `हमें कॉल करें: ${phone}`
export const backToHomepage = 'होम पेज पर जाएँ'
