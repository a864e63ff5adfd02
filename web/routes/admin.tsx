// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {AdminPage} from '../owner/OwnerPages.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/admin')({
  loader: pageLoader({
    path: '/admin',
    title: messages.ownerMenuTitle,
    description: messages.ownerMenuDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: AdminPage,
})
