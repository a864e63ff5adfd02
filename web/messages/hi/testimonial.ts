export const testimonials = 'ग्राहकों की राय'
export const noTestimonials = 'अभी कोई राय नहीं है।'
export const whatTheySay = 'ग्राहक क्या कहते हैं'
