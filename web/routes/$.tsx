// A file of its own: the router has a file for each address.
import {createFileRoute, notFound} from '@tanstack/react-router'
import {missingHead} from '../discovery/route-head.ts'
import {NotFoundPage} from '../shell/NotFoundPage.tsx'
import * as messages from '#messages/errors'

/** Every address without a page. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: ({match}) => missingHead(match.context, messages.pageNotFound),
  notFoundComponent: NotFoundPage,
})
