import {createFileRoute} from '@tanstack/react-router'
import {AdminPage} from '../owner/AdminPage.tsx'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'

export const Route = createFileRoute('/admin')({
  loader: async ({context}) => ({
    head: await loadHead(context, {
      path: '/admin',
      title: 'Owner Menu',
      description: 'What the shop does on its own site.',
      robots: 'noindex',
    }),
  }),
  head: headOf,
  component: AdminPage,
})
