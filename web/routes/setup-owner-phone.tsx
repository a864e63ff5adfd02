import {createFileRoute} from '@tanstack/react-router'
import {SetupPage} from '../owner/SetupPage.tsx'
import {loadStaffHead} from '../discovery/load-head.ts'

export const Route = createFileRoute('/setup-owner-phone')({
  loader: ({context}) =>
    loadStaffHead(context, {
      path: '/setup-owner-phone',
      title: 'Owner Phone',
      description: 'Marks a device as the owner’s.',
    }),
  head: ({loaderData}) => loaderData?.head ?? {},
  component: SetupPage,
})
