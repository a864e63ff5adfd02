import {createFileRoute} from '@tanstack/react-router'
import {RatePage} from '../owner/RatePage.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/rate-us')({
  loader: pageLoader({
    path: '/rate-us',
    title: words.rateTitle,
    description: words.rateDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: RatePage,
})
