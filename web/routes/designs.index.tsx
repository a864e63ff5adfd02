import {createFileRoute} from '@tanstack/react-router'
import {categoriesQuery} from '../category/category.queries.ts'
import {DesignsPage} from '../category/DesignsPage.tsx'
import {pageHead} from '../shell/page-head.ts'
import {shopQuery} from '../shop/shop.queries.ts'
import {showroomQuery} from '../shop/showroom.queries.ts'
import {completeShop} from '../shop/shop.queries.ts'

export const Route = createFileRoute('/designs/')({
  loader: async ({context: {queryClient, content}}) => {
    const [shop] = await Promise.all([
      queryClient.ensureQueryData(shopQuery()),
      queryClient.ensureQueryData(categoriesQuery()),
      queryClient.ensureQueryData(showroomQuery()),
    ])
    return {
      head: pageHead({
        env: content.env,
        shop: completeShop(shop),
        path: '/designs',
        title: 'Designs',
        description:
          'Twenty kinds of natural stone work from our showroom in Hyderabad, each with all its designs.',
      }),
    }
  },
  head: ({loaderData}) => loaderData?.head ?? {},
  component: DesignsPage,
})
