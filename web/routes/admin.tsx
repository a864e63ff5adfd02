import {createFileRoute} from '@tanstack/react-router'
import {AdminPage} from '../owner/AdminPage.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/admin')({
  loader: pageLoader({
    path: '/admin',
    title: words.ownerMenuTitle,
    description: words.ownerMenuDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: AdminPage,
})
