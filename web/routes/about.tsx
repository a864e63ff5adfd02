import {createFileRoute} from '@tanstack/react-router'
import {AboutPage} from '../about/AboutPage.tsx'
import {aboutQuery} from '../about/about.queries.ts'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'

export const Route = createFileRoute('/about')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, {
        path: '/about',
        title: 'About Us',
        description:
          'A family that has worked natural stone for decades: our story, our work and our speciality.',
      }),
      context.queryClient.ensureQueryData(aboutQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: AboutPage,
})
