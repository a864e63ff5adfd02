/** Stands in for the title and the line of the owner, where he has written none. */
export const title = 'Natural Stone Crafts Suppliers'
export const line = 'Available in hyderabad.'

export const ourWork = 'Our work'
export const categories = 'Categories'
export const eachInItsStone = 'Each in its own stone, each with all its designs.'
export const whatTheySay = 'What they say'
export const noTestimonials = 'No testimonials available.'
export const readAllTestimonials = 'Read all testimonials'
