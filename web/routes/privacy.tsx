import {createFileRoute} from '@tanstack/react-router'
import {PrivacyPage} from '../privacy/PrivacyPage.tsx'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {privacyQuery} from '../privacy/privacy.queries.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/privacy')({
  loader: async ({context}) => {
    const [head] = await Promise.all([
      loadHead(context, {
        path: '/privacy',
        title: words.privacyTitle,
        description: words.privacyDescription,
      }),
      context.queryClient.ensureQueryData(privacyQuery()),
    ])
    return {head}
  },
  head: headOf,
  component: PrivacyPage,
})
