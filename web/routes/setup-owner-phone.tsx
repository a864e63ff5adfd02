import {createFileRoute} from '@tanstack/react-router'
import {SetupPage} from '../owner/SetupPage.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/setup-owner-phone')({
  loader: pageLoader({
    path: '/setup-owner-phone',
    title: words.ownerPhoneTitle,
    description: words.ownerPhoneDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: SetupPage,
})
