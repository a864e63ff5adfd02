// Stands in for what the owner has not written in the site settings.

export const hours = 'Open every day'
export const callHours = 'Available 24/7'
export const bannerOffer = 'Guaranteed Best Price ✅'
export const bannerDelivery = 'All India Delivery (Showroom In Hyderabad)'
export const footerBlurb = 'Natural stone, carved by hand, delivered all over India.'
export const metaDescription = 'Natural stone crafts from Hyderabad, delivered all over India.'
