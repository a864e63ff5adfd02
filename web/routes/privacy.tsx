// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {PrivacyPage} from '../privacy/PrivacyPage.tsx'
import {privacyQuery} from '../privacy/privacy.queries.ts'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/privacy')({
  loader: pageLoader(
    {path: '/privacy', title: messages.privacyTitle, description: messages.privacyDescription},
    (client) => [client.ensureQueryData(privacyQuery())],
  ),
  head: headOf,
  component: PrivacyPage,
})
