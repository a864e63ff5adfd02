import {createFileRoute} from '@tanstack/react-router'
import {AboutPage} from '../about/AboutPage.tsx'
import {aboutQuery} from '../about/about.queries.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/about')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, {
        path: '/about',
        title: words.aboutTitle,
        description: words.aboutDescription,
      }),
      context.queryClient.ensureQueryData(aboutQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: AboutPage,
})
