// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {ContactPage} from '../contact/ContactPage.tsx'
import {contactQuery} from '../contact/contact.queries.ts'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {shopAddressOf} from '../shop/shop-address.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/contact')({
  loader: pageLoader(
    (shop) => ({
      path: '/contact',
      title: messages.contactTitle,
      description: messages.contactDescription(shopAddressOf(shop.address).town),
    }),
    (client) => [client.ensureQueryData(contactQuery())],
  ),
  head: headOf,
  component: ContactPage,
})
