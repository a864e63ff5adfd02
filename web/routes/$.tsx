import {createFileRoute, notFound} from '@tanstack/react-router'
import {missingHead} from '../discovery/route-head.ts'
import {NotFoundPage} from '../shell/NotFoundPage.tsx'
import * as words from '#words/errors'

/** Every address without a page. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: ({match}) => missingHead(match.context, words.pageNotFound),
  notFoundComponent: NotFoundPage,
})
