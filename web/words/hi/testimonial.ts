export * from '../en/testimonial.ts'
