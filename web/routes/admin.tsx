import {createFileRoute} from '@tanstack/react-router'
import {AdminPage} from '../owner/AdminPage.tsx'
import {loadStaffHead} from '../discovery/load-head.ts'

export const Route = createFileRoute('/admin')({
  loader: ({context}) =>
    loadStaffHead(context, {
      path: '/admin',
      title: 'Owner Menu',
      description: 'What the shop does on its own site.',
    }),
  head: ({loaderData}) => loaderData?.head ?? {},
  component: AdminPage,
})
