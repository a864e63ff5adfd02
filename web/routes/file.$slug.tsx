// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {filePath} from '../../contract/site/file.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {FilePage} from '../upload/FilePage.tsx'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/file/$slug')({
  loader: async ({context, params: {slug}}) => ({
    head: await loadHead(context, {
      path: filePath(slug),
      title: slug,
      description: messages.sharedFileDescription,
      robots: 'noindex',
    }),
  }),
  head: headOf,
  component: () => <FilePage slug={Route.useParams().slug} />,
})
