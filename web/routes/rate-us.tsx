import {createFileRoute} from '@tanstack/react-router'
import {RatePage} from '../owner/RatePage.tsx'
import {loadStaffHead} from '../discovery/load-head.ts'

export const Route = createFileRoute('/rate-us')({
  loader: ({context}) =>
    loadStaffHead(context, {
      path: '/rate-us',
      title: 'Stay Connected',
      description: 'Rate us, and follow us where we show new work.',
    }),
  head: ({loaderData}) => loaderData?.head ?? {},
  component: RatePage,
})
