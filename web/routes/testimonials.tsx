import {createFileRoute} from '@tanstack/react-router'
import {TestimonialsPage} from '../testimonial/TestimonialsPage.tsx'
import {testimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {pageHead} from '../discovery/page-head.ts'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

export const Route = createFileRoute('/testimonials')({
  loader: async ({context: {queryClient, content}}) => {
    const [shop] = await Promise.all([
      queryClient.ensureQueryData(shopQuery()),
      queryClient.ensureQueryData(testimonialsQuery()),
    ])
    return {
      head: pageHead({
        env: content.env,
        shop: completeShop(shop),
        path: '/testimonials',
        title: 'Testimonials',
        description:
          'What architects, designers and home owners say of our stone gazebos, statues, gates and temples.',
      }),
    }
  },
  head: ({loaderData}) => loaderData?.head ?? {},
  component: TestimonialsPage,
})
