// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {FilePage} from '../upload/FilePage.tsx'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/file/')({
  loader: pageLoader({
    path: '/file',
    title: messages.fileTitle,
    description: messages.fileDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: () => <FilePage />,
})
