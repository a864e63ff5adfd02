import {createFileRoute} from '@tanstack/react-router'
import {loadStaffHead} from '../discovery/load-head.ts'
import {FilePage} from '../upload/FilePage.tsx'

export const Route = createFileRoute('/file/$slug')({
  loader: ({context, params: {slug}}) =>
    loadStaffHead(context, {
      path: `/file/${encodeURIComponent(slug)}`,
      title: slug,
      description: 'A file that the shop shares with you.',
    }),
  head: ({loaderData}) => loaderData?.head ?? {},
  component: () => <FilePage slug={Route.useParams().slug} />,
})
