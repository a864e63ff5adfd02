// Stands in for what the owner has not written in the site settings.

/** The last line names town and region, as in `Hyderabad, Telangana 500068`. */
export const address = 'Hyderabad, Telangana'
export const hours = 'Open every day'
export const callHours = 'Available 24/7'
export const bannerOffer = 'Guaranteed Best Price ✅'
export const bannerDelivery = 'All India Delivery (Showroom In Hyderabad)'
export const footerBlurb = 'Natural stone, carved by hand, delivered all over India.'
export const metaDescription = 'Natural stone crafts from Hyderabad, delivered all over India.'
