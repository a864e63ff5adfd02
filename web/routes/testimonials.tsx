// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {TestimonialsPage} from '../testimonial/TestimonialsPage.tsx'
import {testimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/testimonials')({
  loader: pageLoader(
    {path: '/testimonials', title: messages.testimonialsTitle, description: messages.testimonialsDescription},
    (client) => [client.ensureQueryData(testimonialsQuery())],
  ),
  head: headOf,
  component: TestimonialsPage,
})
