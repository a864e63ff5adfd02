// The frame around every page.

/** The banner at the bottom of the screen, as assistive technology names it. */
export const offer = 'Offer'
export const viewAllProducts = 'View All Products'

// The header and its menu.
export const menu = 'Menu'
/** The main navigation, as assistive technology names it. */
export const main = 'Main'
export const home = 'Home'
export const designs = 'Designs'
export const contact = 'Contact'
export const testimonials = 'Testimonials'
export const about = 'About'
/** Link to the owner's menu, on the owner's devices. */
export const ownerPage = 'Owner Page'
/** The first link of a page, for the keyboard. */
export const skipToContent = 'Skip to content'

// The footer.
export const information = 'Information'
export const categories = 'Categories'
export const gazebo = 'Gazebo'
export const fountains = 'Fountains'
export const murals = 'Murals'
export const temples = 'Temples'
export const helpCenter = 'Help Center'
export const callUs = 'Call us'
export const email = 'Email'
export const visitUs = 'Visit us'
export const privacy = 'Privacy'
export const accessibility = 'Accessibility'
export const privacyChoices = 'Privacy choices'

/** A page that still loads. */
export const loading = 'Loading …'
