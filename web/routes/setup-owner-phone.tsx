// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {SetupPage} from '../owner/OwnerPages.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/setup-owner-phone')({
  loader: pageLoader({
    path: '/setup-owner-phone',
    title: messages.ownerPhoneTitle,
    description: messages.ownerPhoneDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: SetupPage,
})
