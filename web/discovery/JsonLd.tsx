import {useState} from 'react'
import {useHydrated} from '@tanstack/react-router'

/**
 * Facts of a page for search engines, which read the page as it is served. A data block: nothing in it runs.
 * @param facts made on the server, absent in the browser, which keeps what was served and needs no more
 */
export function JsonLd({facts}: {facts: Record<string, unknown> | undefined}) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  if (!wasServed) return null
  const text = facts && JSON.stringify({'@context': 'https://schema.org', ...facts})
  const html = text?.replaceAll('<', String.raw`\u003c`) ?? ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
  )
}
