import {createFileRoute} from '@tanstack/react-router'
import {HomePage} from '../home/HomePage.tsx'
import {homeQuery} from '../home/home.queries.ts'
import {categoriesQuery} from '../catalogue/categories.queries.ts'
import {firstTestimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'

export const Route = createFileRoute('/')({
  loader: pageLoader({path: '/'}, (client) => [
    client.ensureQueryData(homeQuery()),
    client.ensureQueryData(categoriesQuery()),
    client.ensureQueryData(firstTestimonialsQuery()),
  ]),
  head: headOf,
  component: HomePage,
})
