import {createFileRoute} from '@tanstack/react-router'
import {HomePage} from '../home/HomePage.tsx'
import {homeQuery} from '../home/home.queries.ts'
import {categoriesQuery} from '../catalogue/categories.queries.ts'
import {firstTestimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'

export const Route = createFileRoute('/')({
  loader: async ({context}) => {
    const {queryClient} = context
    const [head] = await Promise.all([
      loadHead(context, {path: '/'}),
      queryClient.ensureQueryData(homeQuery()),
      queryClient.ensureQueryData(categoriesQuery()),
      queryClient.ensureQueryData(firstTestimonialsQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: HomePage,
})
