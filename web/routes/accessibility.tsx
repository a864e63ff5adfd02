// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {AccessibilityPage} from '../about/AccessibilityPage.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/accessibility')({
  loader: pageLoader({
    path: '/accessibility',
    title: messages.accessibilityTitle,
    description: messages.accessibilityDescription,
  }),
  head: headOf,
  component: AccessibilityPage,
})
