import {createFileRoute, notFound} from '@tanstack/react-router'
import {missingHead} from '../discovery/route-head.ts'
import {NotFoundPage} from '../shell/NotFoundPage.tsx'

/** Every address that is no page. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: ({match}) => missingHead(match.context, 'Page Not Found'),
  notFoundComponent: NotFoundPage,
})
