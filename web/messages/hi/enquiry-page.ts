export const enquiryList = 'पूछताछ सूची'
export const keptHere = (count: number) => `${count} डिज़ाइन, केवल इसी डिवाइस पर।`
export const cannotBeShown = 'अभी डिज़ाइन दिखाए नहीं जा सकते। नीचे के मैसेज में फिर भी सबके नाम हैं।'
export const noLongerListed = 'अब हमारे कैटलॉग में नहीं है'
export const nothingListed =
  'आपकी सूची अभी ख़ाली है। तस्वीर पर बने बटन से डिज़ाइन यहाँ आ जाता है, और एक ही मैसेज में सबके दाम पूछ सकते हैं।'
/** Before the list is read, and where no script runs. */
export const whatIsListed =
  'इस डिवाइस पर आपने जो डिज़ाइन चुनकर रखे हैं, वे यहाँ दिखते हैं, ताकि एक ही मैसेज में सबके दाम पूछ सकें।'
export const seeAllDesigns = 'सभी डिज़ाइन देखें'

export const remove = 'हटाएँ'
export const removeProduct = (name: string, productId: string) => `${name} ${productId} हटाएँ`
export const removeAll = 'सब हटाएँ'
export const savePdf = 'सूची को PDF के रूप में सेव करें'
export const keepForShowroom = 'शोरूम के लिए यह सूची सहेजें'
export const keptForShowroom = 'शोरूम के लिए सहेज ली गई। बिना नेटवर्क के भी यह सूची खुलेगी।'
export const keepNoLonger = 'सहेजी हुई सूची हटाएँ'
export const keepingFailed = 'नहीं हो सका। नेटवर्क मिलने पर फिर कोशिश करें।'
export const sendOnWhatsApp = 'WhatsApp पर भेजें'

/** Begins the message of the visitor to the shop. The products follow, each on a line of its own. */
export const askPrices = 'नमस्ते, कृपया इन डिज़ाइनों के दाम बताइए:'
