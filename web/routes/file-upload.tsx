import {createFileRoute} from '@tanstack/react-router'
import {UploadPage} from '../upload/UploadPage.tsx'
import {loadHead} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'

export const Route = createFileRoute('/file-upload')({
  loader: async ({context}) => ({
    head: await loadHead(context, {
      path: '/file-upload',
      title: 'Upload File',
      description: 'Puts a picture or a document where a customer can open it.',
      robots: 'noindex',
    }),
  }),
  head: headOf,
  component: UploadPage,
})
