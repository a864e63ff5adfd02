export function TestimonialsPage() {
  return <h1>testimonials</h1>
}
