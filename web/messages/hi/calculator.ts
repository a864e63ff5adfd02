// How much of a product a wall or a floor needs.

export const title = 'मुझे कितना चाहिए?'
export const width = 'चौड़ाई'
export const height = 'ऊँचाई या लंबाई'
export const hint = 'फ़ुट में। या लिखें: 10 फ़ुट 6 इंच, 126 इंच, 3.2 मीटर।'
export const notALength = 'नाप लिखें, जैसे 10 फ़ुट 6 इंच या 3.2 मीटर।'
export const pin = 'डिलीवरी का पिन कोड'
export const unknownPin = 'इस पिन कोड पर डिलीवरी के बारे में हमसे पूछें।'

export const area = 'क्षेत्रफल'
export const areaText = (feet: string, metres: string) => `${feet} वर्ग फ़ुट (${metres} वर्ग मीटर)`
export const withWaste = (percent: number) => `कटाई के ${percent} % जोड़कर`
export const sft = (feet: string) => `${feet} वर्ग फ़ुट`
export const piecesOf = (size: string) => `${size} के नग`
export const weight = 'वज़न'
export const kilos = (kilos: string) => `लगभग ${kilos} किलो`
export const price = 'दाम, लगभग'
export const delivery = 'डिलीवरी'
export const perTonne = (price: string) => `${price} प्रति टन`
export const estimate = 'यह अंदाज़ा है। सही दाम दुकान बताएगी।'

export const askForThis = 'इतने का दाम पूछें'
export const needThis = (need: string, address: string) =>
  `नमस्ते, मुझे इतना चाहिए। कृपया दाम बताइए।\n${need}\n ${address}`
