// A file of its own: the router has a file for each address.
import {createFileRoute} from '@tanstack/react-router'
import {UploadPage} from '../upload/UploadPage.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as messages from '#messages/heads'

export const Route = createFileRoute('/file-upload')({
  loader: pageLoader({
    path: '/file-upload',
    title: messages.uploadTitle,
    description: messages.uploadDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: UploadPage,
})
