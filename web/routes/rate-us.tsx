import {createFileRoute} from '@tanstack/react-router'
import {RatePage} from '../owner/RatePage.tsx'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'

export const Route = createFileRoute('/rate-us')({
  loader: async ({context}) => ({
    head: await loadHead(context, {
      path: '/rate-us',
      title: 'Stay Connected',
      description: 'Rate us, and follow us where we show new work.',
      robots: 'noindex',
    }),
  }),
  head: headOf,
  component: RatePage,
})
