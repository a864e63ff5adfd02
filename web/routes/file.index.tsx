import {createFileRoute} from '@tanstack/react-router'
import {loadStaffHead} from '../discovery/load-head.ts'
import {FilePage} from '../upload/FilePage.tsx'

export const Route = createFileRoute('/file/')({
  loader: ({context}) =>
    loadStaffHead(context, {path: '/file', title: 'File', description: 'A file of the shop.'}),
  head: ({loaderData}) => loaderData?.head ?? {},
  component: () => <FilePage />,
})
