export const testimonials = 'కస్టమర్ల అభిప్రాయాలు'
export const noTestimonials = 'ఇంకా అభిప్రాయాలు లేవు.'
export const whatTheySay = 'కస్టమర్ల మాటల్లో'
