/**
 * The build's page and style sheets name two other hosts: a script with which Sanity's dashboard embeds
 * the Studio, and the Inter font (the system's own font shows instead). A shop's machine may have no
 * network, and its owner's browser has no business there.
 */
export function withoutOutsideLinks() {
  return {
    name: 'without-outside-links',
    enforce: 'post' as const,
    transform: (code: string, id: string) => (/\.css($|\?)/.test(id) ? withoutFontFaces(code) : undefined),
    transformIndexHtml: withoutLinks,
    generateBundle(_options: unknown, bundle: Record<string, {fileName: string; source?: unknown}>) {
      for (const file of Object.values(bundle)) {
        const {fileName, source} = file
        if (typeof source !== 'string') continue
        if (fileName.endsWith('.css')) file.source = withoutFontFaces(source)
        if (fileName.endsWith('.html')) file.source = withoutLinks(source)
      }
    },
  }
}

/** Style sheet or page without the `@font-face` rules that load from Sanity's hosts. */
export function withoutFontFaces(text: string): string {
  return text.replaceAll(/@font-face\s*\{[^}]*-static\.sanity\.io[^}]*\}/g, '')
}

/** Page without the dashboard's script and without outside fonts. */
export function withoutLinks(html: string): string {
  return withoutFontFaces(html.replaceAll(/<script[^>]*data-sanity-core[^>]*><\/script>\n?/g, ''))
}
