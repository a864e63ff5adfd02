// A page that the shop shows or sends to customers.

export const stayConnected = 'Stay connected'
export const fewWords = 'A few words from you help the next garden, temple or house to find its stone.'
export const rateUs = 'Rate us on Google Maps'
export const followOnInstagram = 'Follow us on Instagram'
export const followOnFacebook = 'Follow us on Facebook'
