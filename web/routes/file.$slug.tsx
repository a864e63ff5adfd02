import {createFileRoute} from '@tanstack/react-router'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {FilePage} from '../upload/FilePage.tsx'
import * as words from '#words/heads'

export const Route = createFileRoute('/file/$slug')({
  loader: async ({context, params: {slug}}) => ({
    head: await loadHead(context, {
      path: `/file/${encodeURIComponent(slug)}`,
      title: slug,
      description: words.sharedFileDescription,
      robots: 'noindex',
    }),
  }),
  head: headOf,
  component: () => <FilePage slug={Route.useParams().slug} />,
})
