// Links to the shop, and the messages that they open. A visitor sends a message, so it is in the visitor's voice.

export const callUs = 'कॉल करें'
export const callNow = 'अभी कॉल करें'
export const shopLocation = 'दुकान का पता'
export const askPrice = 'दाम पूछें'

// In a message the address comes last, after a space: scripts find it there. A code of Latin letters follows on a line of
// its own.
export const askPriceOfAll = 'नमस्ते, कृपया अपनी पत्थर की कलाकृतियों के दाम बताइए।'
export const askPriceOfProduct = (address: string) => `नमस्ते, कृपया इस डिज़ाइन का दाम बताइए: ${address}`
export const askPricesOfCategory = (address: string) => `नमस्ते, कृपया इन डिज़ाइनों के दाम बताइए: ${address}`
/** Subject of an e-mail. A comma and the code follow. */
export const mailSubject = 'पूछताछ'
