// The frame around every page.

/** The banner at the bottom of the screen, as assistive technology names it. */
export const offer = 'ऑफ़र'
export const viewAllProducts = 'सभी डिज़ाइन देखें'

// The header and its menu.
export const menu = 'मेन्यू'
/** The main navigation, as assistive technology names it. */
export const main = 'मुख्य'
export const home = 'होम'
export const designs = 'डिज़ाइन'
export const contact = 'संपर्क'
export const testimonials = 'ग्राहकों की राय'
export const about = 'हमारे बारे में'
/** Link to the owner's menu, on the owner's devices. */
export const ownerPage = 'मालिक का पेज'
/** The first link of a page, for the keyboard. */
export const skipToContent = 'सीधे मुख्य भाग पर जाएँ'

// The footer.
export const information = 'जानकारी'
export const categories = 'श्रेणियाँ'
export const gazebo = 'गज़ीबो'
export const fountains = 'फव्वारे'
export const murals = 'दीवार शिल्प'
export const temples = 'मंदिर'
export const helpCenter = 'सहायता'
export const callUs = 'हमें कॉल करें'
export const email = 'ई-मेल'
export const visitUs = 'शोरूम आइए'
export const privacy = 'गोपनीयता'
export const accessibility = 'सबके लिए सुलभ'
export const privacyChoices = 'गोपनीयता के विकल्प'

/** A page that still loads. */
export const loading = 'लोड हो रहा है …'
