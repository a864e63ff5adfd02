const SPOKEN = 'aria-label|aria-roledescription|alt|title|placeholder|label'

const META = 'description|keywords|og:site_name|og:title|og:description|og:image:alt'

/**
 * Texts that a person or a search engine reads in the HTML of a page: words, texts for screen readers, descriptions, facts,
 * and the messages that links open. The names of other languages, each in its own, do not count.
 */
export function textsIn(html: string): string[] {
  const metas = [...html.matchAll(new RegExp(`<meta (?:name|property)="(?:${META})" content="([^"]*)"`, 'g'))]
  const described = [...html.matchAll(/<script type="application\/ld\+json">[^<]*/g)].join()
  const facts = [...described.matchAll(/"(?:name|description|category|material)":"([^"]*)"/g)]
  const messages = [...html.matchAll(/\?text=([^"&]*)/g)].map(([, text = '']) =>
    decodeURIComponent(text).replaceAll(/https?:\S+/g, ''),
  )
  const shown = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<a lang=[^]*?<\/a>/g, '')
  const attributes = [...shown.matchAll(new RegExp(` (?:${SPOKEN})="([^"]*)"`, 'g'))]
  const words = shown.replaceAll(/<!--[^]*?-->/g, '').split(/<[^>]*>/)
  return [...metas, ...facts, ...attributes]
    .flatMap(([, text = '']) => text)
    .concat(words, messages)
    .map((text) => text.replaceAll(/&#?\w+;/g, '').trim())
}
