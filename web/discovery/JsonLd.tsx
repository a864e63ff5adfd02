import {useState} from 'react'
import {useHydrated} from '@tanstack/react-router'
import {language, prefix} from '#messages/language'
import {clean} from '../preview/clean.ts'

/** Adds the language of the page, unless it is English. */
function withLanguage(facts: Record<string, unknown>): Record<string, unknown> {
  if (!prefix) return facts
  const {'@graph': graph} = facts
  const page = {'@type': 'WebPage', inLanguage: `${language}-IN`}
  return {'@graph': [...(Array.isArray(graph) ? graph : [facts]), page]}
}

const textOf = (facts: Record<string, unknown>) =>
  clean(JSON.stringify({'@context': 'https://schema.org', ...withLanguage(facts)})).replaceAll(
    '<',
    String.raw`\u003c`,
  )

/**
 * Facts of a page for search engines, which read the served page. A data block, in which nothing runs.
 * @param facts from the server; absent in the browser, which keeps the served block
 */
export function JsonLd({facts}: {facts: Record<string, unknown> | undefined}) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  if (!wasServed) return null
  const html = import.meta.env.SSR && facts ? textOf(facts) : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
  )
}
