import {createFileRoute} from '@tanstack/react-router'
import {TestimonialsPage} from '../testimonial/TestimonialsPage.tsx'

export const Route = createFileRoute('/testimonials')({component: TestimonialsPage})
