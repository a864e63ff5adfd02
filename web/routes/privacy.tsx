import {createFileRoute} from '@tanstack/react-router'
import {PrivacyPage} from '../privacy/PrivacyPage.tsx'
import {privacyQuery} from '../privacy/privacy.queries.ts'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/privacy')({
  loader: pageLoader(
    {path: '/privacy', title: words.privacyTitle, description: words.privacyDescription},
    (client) => [client.ensureQueryData(privacyQuery())],
  ),
  head: headOf,
  component: PrivacyPage,
})
