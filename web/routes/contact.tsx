import {createFileRoute} from '@tanstack/react-router'
import {ContactPage} from '../contact/ContactPage.tsx'
import {contactQuery} from '../contact/contact.queries.ts'
import {pageHead} from '../shell/page-head.ts'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

export const Route = createFileRoute('/contact')({
  loader: async ({context: {queryClient, content}}) => {
    const [shop] = await Promise.all([
      queryClient.ensureQueryData(shopQuery()),
      queryClient.ensureQueryData(contactQuery()),
    ])
    return {
      head: pageHead({
        env: content.env,
        shop: completeShop(shop),
        path: '/contact',
        title: 'Contact Us',
        description:
          'Call us or visit our showroom in Hyderabad: natural stone crafts, delivered all over India.',
      }),
    }
  },
  head: ({loaderData}) => loaderData?.head ?? {},
  component: ContactPage,
})
