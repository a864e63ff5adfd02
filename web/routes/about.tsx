// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {AboutPage} from '../about/AboutPage.tsx'
import {aboutQuery} from '../about/about.queries.ts'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/about')({
  loader: pageLoader(
    {path: '/about', title: messages.aboutTitle, description: messages.aboutDescription},
    (client) => [client.ensureQueryData(aboutQuery())],
  ),
  head: headOf,
  component: AboutPage,
})
