import {createFileRoute} from '@tanstack/react-router'
import {UploadPage} from '../upload/UploadPage.tsx'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import * as words from '#words/heads'

export const Route = createFileRoute('/file-upload')({
  loader: pageLoader({
    path: '/file-upload',
    title: words.uploadTitle,
    description: words.uploadDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: UploadPage,
})
