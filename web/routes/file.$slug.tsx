import {createFileRoute} from '@tanstack/react-router'
import {filePath} from '../../contract/site/file.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {FilePage} from '../upload/FilePage.tsx'
import * as words from '#words/heads'

export const Route = createFileRoute('/file/$slug')({
  loader: async ({context, params: {slug}}) => ({
    head: await loadHead(context, {
      path: filePath(slug),
      title: slug,
      description: words.sharedFileDescription,
      robots: 'noindex',
    }),
  }),
  head: headOf,
  component: () => <FilePage slug={Route.useParams().slug} />,
})
