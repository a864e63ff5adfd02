import {createFileRoute} from '@tanstack/react-router'
import {ContactPage} from '../contact/ContactPage.tsx'
import {contactQuery} from '../contact/contact.queries.ts'
import {pageHead} from '../discovery/page-head.ts'
import {inTown} from '../shop/shop-address.ts'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

export const Route = createFileRoute('/contact')({
  loader: async ({context: {queryClient, content}}) => {
    const [stored] = await Promise.all([
      queryClient.ensureQueryData(shopQuery()),
      queryClient.ensureQueryData(contactQuery()),
    ])
    const shop = completeShop(stored)
    return {
      head: pageHead({
        env: content.env,
        shop,
        path: '/contact',
        title: 'Contact Us',
        description: `Call us or visit our showroom${inTown(shop)}: natural stone crafts, delivered all over India.`,
      }),
    }
  },
  head: ({loaderData}) => loaderData?.head ?? {},
  component: ContactPage,
})
