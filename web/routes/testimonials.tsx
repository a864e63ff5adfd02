import {createFileRoute} from '@tanstack/react-router'
import {TestimonialsPage} from '../testimonial/TestimonialsPage.tsx'
import {testimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/testimonials')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, {
        path: '/testimonials',
        title: words.testimonialsTitle,
        description: words.testimonialsDescription,
      }),
      context.queryClient.ensureQueryData(testimonialsQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: TestimonialsPage,
})
