/** Facts of a page for search engines. A data block: nothing in it runs. */
export function JsonLd({facts}: {facts: Record<string, unknown>}) {
  const text = JSON.stringify({'@context': 'https://schema.org', ...facts}).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: text}} />
}
