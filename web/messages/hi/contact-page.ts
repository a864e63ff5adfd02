export const contactUs = 'संपर्क करें'
export const callNow = 'अभी कॉल करें'
export const visitUs = 'शोरूम आइए'
/** Links to the shop elsewhere, as assistive technology names them. */
export const socialMedia = 'सोशल मीडिया'
export const instagram = 'Instagram'
export const facebook = 'Facebook'
