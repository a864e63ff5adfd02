import {createFileRoute} from '@tanstack/react-router'
import {PrivacyPage} from '../privacy/PrivacyPage.tsx'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {privacyQuery} from '../privacy/privacy.queries.ts'

export const Route = createFileRoute('/privacy')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, {
        path: '/privacy',
        title: 'Privacy',
        description: 'What this site collects about you, why, for how long, and how to have it erased.',
      }),
      context.queryClient.ensureQueryData(privacyQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: PrivacyPage,
})
