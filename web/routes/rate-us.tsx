// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {RatePage} from '../owner/RatePage.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/rate-us')({
  loader: pageLoader({
    path: '/rate-us',
    title: messages.rateTitle,
    description: messages.rateDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: RatePage,
})
