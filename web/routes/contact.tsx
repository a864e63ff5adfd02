import {createFileRoute} from '@tanstack/react-router'
import {ContactPage} from '../contact/ContactPage.tsx'
import {contactQuery} from '../contact/contact.queries.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {inTown} from '../shop/shop-address.ts'

export const Route = createFileRoute('/contact')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, (shop) => ({
        path: '/contact',
        title: 'Contact Us',
        description: `Call us or visit our showroom${inTown(shop)}: natural stone crafts, delivered all over India.`,
      })),
      context.queryClient.ensureQueryData(contactQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: ContactPage,
})
