import {createFileRoute} from '@tanstack/react-router'
import {HomePage} from '../home/HomePage.tsx'
import {homeQuery} from '../home/home.queries.ts'
import {categoriesQuery} from '../catalogue/category.queries.ts'
import {testimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {pageHead} from '../discovery/page-head.ts'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

export const Route = createFileRoute('/')({
  loader: async ({context: {queryClient, content}}) => {
    const [shop] = await Promise.all([
      queryClient.ensureQueryData(shopQuery()),
      queryClient.ensureQueryData(homeQuery()),
      queryClient.ensureQueryData(categoriesQuery()),
      queryClient.ensureQueryData(testimonialsQuery()),
    ])
    return {head: pageHead({env: content.env, shop: completeShop(shop), path: '/'})}
  },
  head: ({loaderData}) => loaderData?.head ?? {},
  component: HomePage,
})
