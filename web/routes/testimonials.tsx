import {createFileRoute} from '@tanstack/react-router'
import {TestimonialsPage} from '../testimonial/TestimonialsPage.tsx'
import {testimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'

export const Route = createFileRoute('/testimonials')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, {
        path: '/testimonials',
        title: 'Testimonials',
        description:
          'What architects, designers and home owners say of our stone gazebos, statues, gates and temples.',
      }),
      context.queryClient.ensureQueryData(testimonialsQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: TestimonialsPage,
})
