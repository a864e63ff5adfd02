export const setupDone = 'सेटअप हो गया'
export const isOwners =
  'अब यह डिवाइस मालिक का है: यहाँ से साइट देखना और कॉल करना गिना नहीं जाता। आप होम पर लौट सकते हैं।'
export const goToDesigns = 'डिज़ाइन देखें'
