export const contactUs = 'Contact Us'
export const callNow = 'Call Now'
export const visitUs = 'Visit Us'
/** Links to the shop elsewhere, as assistive technology names them. */
export const socialMedia = 'Social media'
export const instagram = 'Instagram'
export const facebook = 'Facebook'
