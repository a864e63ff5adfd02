import {createFileRoute} from '@tanstack/react-router'
import {pageLoader} from '../discovery/load-head.ts'
import {headOf} from '../discovery/route-head.ts'
import {FilePage} from '../upload/FilePage.tsx'
import * as words from '#words/heads'

export const Route = createFileRoute('/file/')({
  loader: pageLoader({
    path: '/file',
    title: words.fileTitle,
    description: words.fileDescription,
    robots: 'noindex',
  }),
  head: headOf,
  component: () => <FilePage />,
})
