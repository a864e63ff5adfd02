import {createFileRoute} from '@tanstack/react-router'
import {ContactPage} from '../contact/ContactPage.tsx'
import {contactQuery} from '../contact/contact.queries.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {shopAddressOf} from '../shop/shop-address.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/contact')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, (shop) => ({
        path: '/contact',
        title: words.contactTitle,
        description: words.contactDescription(shopAddressOf(shop.address).town),
      })),
      context.queryClient.ensureQueryData(contactQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: ContactPage,
})
