import {createFileRoute, notFound} from '@tanstack/react-router'
import {missingHead} from '../discovery/route-head.ts'
import {NotFoundPage} from '../shell/NotFoundPage.tsx'

/** Every address without a page. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: ({match}) => missingHead(match.context, 'Page Not Found'),
  notFoundComponent: NotFoundPage,
})
