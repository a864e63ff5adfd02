import {createFileRoute} from '@tanstack/react-router'
import {AboutPage} from '../about/AboutPage.tsx'
import {aboutQuery} from '../about/about.queries.ts'
import {pageHead} from '../discovery/page-head.ts'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

export const Route = createFileRoute('/about')({
  loader: async ({context: {queryClient, content}}) => {
    const [shop] = await Promise.all([
      queryClient.ensureQueryData(shopQuery()),
      queryClient.ensureQueryData(aboutQuery()),
    ])
    return {
      head: pageHead({
        env: content.env,
        shop: completeShop(shop),
        path: '/about',
        title: 'About Us',
        description:
          'A family that has worked natural stone for decades: our story, our work and our speciality.',
      }),
    }
  },
  head: ({loaderData}) => loaderData?.head ?? {},
  component: AboutPage,
})
