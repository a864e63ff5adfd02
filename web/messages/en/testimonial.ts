export const testimonials = 'Testimonials'
export const noTestimonials = 'No testimonials available.'
export const whatTheySay = 'What they say'
