import {createFileRoute} from '@tanstack/react-router'
import {UploadPage} from '../upload/UploadPage.tsx'
import {loadStaffHead} from '../discovery/load-head.ts'

export const Route = createFileRoute('/file-upload')({
  loader: ({context}) =>
    loadStaffHead(context, {
      path: '/file-upload',
      title: 'Upload File',
      description: 'Puts a picture or a document where a customer can open it.',
    }),
  head: ({loaderData}) => loaderData?.head ?? {},
  component: UploadPage,
})
