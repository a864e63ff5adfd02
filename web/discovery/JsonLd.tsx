import {useState} from 'react'
import {useHydrated} from '@tanstack/react-router'
import {clean} from '../preview/clean.ts'

/**
 * Facts of a page for search engines, which read the served page. A data block, in which nothing runs.
 * @param facts from the server; absent in the browser, which keeps the served block
 */
export function JsonLd({facts}: {facts: Record<string, unknown> | undefined}) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  if (!wasServed) return null
  const text = facts && JSON.stringify({'@context': 'https://schema.org', ...facts})
  const html = (import.meta.env.SSR ? clean(text) : text)?.replaceAll('<', String.raw`\u003c`) ?? ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
  )
}
