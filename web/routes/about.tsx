import {createFileRoute} from '@tanstack/react-router'
import {AboutPage} from '../about/AboutPage.tsx'
import {aboutQuery} from '../about/about.queries.ts'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/about')({
  loader: pageLoader(
    {path: '/about', title: words.aboutTitle, description: words.aboutDescription},
    (client) => [client.ensureQueryData(aboutQuery())],
  ),
  head: headOf,
  component: AboutPage,
})
