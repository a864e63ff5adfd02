/** Stands in for the title and the line of the owner, where he has written none. */
export const title = 'प्राकृतिक पत्थर की कलाकृतियाँ'
export const line = 'हैदराबाद में उपलब्ध।'

export const ourWork = 'हमारा काम'
export const categories = 'श्रेणियाँ'
export const eachInItsStone = 'हर श्रेणी अपने पत्थर में, अपने सभी डिज़ाइनों के साथ।'
export const whatTheySay = 'ग्राहक क्या कहते हैं'
export const noTestimonials = 'अभी कोई राय नहीं है।'
export const readAllTestimonials = 'सभी राय पढ़ें'
