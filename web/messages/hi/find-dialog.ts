export const findADesign = 'डिज़ाइन खोजें'
export const nameNumberOrKind = 'नाम, नंबर या प्रकार'
export const cancel = 'रद्द करें'
export const openThisDesign = 'यह डिज़ाइन खोलें'
export const showAllResults = 'सभी नतीजे दिखाएँ'
/** The list of suggestions, as assistive technology names it. */
export const designs = 'डिज़ाइन'

// The line below the field.
export const notAvailable = 'अभी सुझाव नहीं मिल रहे। खोजने के लिए Enter दबाएँ।'
/** With words that find something in this language. */
export const examples = 'सभी डिज़ाइनों में खोजें, जैसे “कमल फव्वारा” या “FOU-\u2060002”।'
export const searching = 'खोज रहे हैं …'
export const noDesignMatches = 'इससे मिलता कोई डिज़ाइन नहीं मिला।'
export const found = (count: number) => `${count} डिज़ाइन`
