// A file of its own: the router has a file for what all addresses share.
import {createRootRouteWithContext} from '@tanstack/react-router'
import type {RouterContext} from '../data/sanity.ts'
import {advertisingOf, carryAdvertising} from '../links/search.ts'
import {Document, documentHead} from '../shell/Document.tsx'
import {ErrorPage} from '../shell/ErrorPage.tsx'
import {NotFoundPage} from '../shell/NotFoundPage.tsx'
import {Shell} from '../shell/Shell.tsx'
import {shopQuery} from '../shop/shop.queries.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: advertisingOf,
  search: {middlewares: [carryAdvertising]},
  loader: async ({context}) => {
    await context.queryClient.ensureQueryData(shopQuery())
  },
  head: documentHead,
  shellComponent: Document,
  component: Shell,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})
