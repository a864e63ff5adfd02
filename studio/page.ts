const ICON = '<link href="/studio/static/favicon.svg" rel="icon" type="image/svg+xml"/>'

/**
 * Puts the built page right. It names two other hosts: a script with which Sanity's dashboard embeds the
 * Studio, and the Inter font (the system's own font shows instead). A shop's machine may have no network,
 * and its owner's browser has no business there. Its icons are Sanity's, and looked for outside `/studio`.
 */
export function ownPage() {
  return {
    name: 'own-page',
    enforce: 'post' as const,
    transform: (code: string, id: string) => (/\.css($|\?)/.test(id) ? withoutOutsideFonts(code) : undefined),
    transformIndexHtml: asOwnPage,
    generateBundle(_options: unknown, bundle: Record<string, {fileName: string; source?: unknown}>) {
      for (const file of Object.values(bundle)) {
        const {fileName, source} = file
        if (typeof source !== 'string') continue
        if (fileName.endsWith('.css')) file.source = withoutOutsideFonts(source)
        if (fileName.endsWith('.html')) file.source = asOwnPage(source)
      }
    },
  }
}

/** Style sheet or page without the `@font-face` rules that load from Sanity's hosts. */
export function withoutOutsideFonts(text: string): string {
  return text.replaceAll(/@font-face\s*\{[^}]*-static\.sanity\.io[^}]*\}/g, '')
}

/** Page without the dashboard's script and outside fonts, and with the shop's icon. */
export function asOwnPage(html: string): string {
  return withoutOutsideFonts(html)
    .replaceAll(/<script[^>]*data-sanity-core[^>]*><\/script>\n?/g, '')
    .replaceAll(/<link href="\/static\/[^>]*>/g, '')
    .replace('<title>Sanity Studio</title>', `${ICON}<title>Stone Designs Studio</title>`)
}
