/** The Studio can be put on the home screen of a phone, which an iPhone demands before it shows messages. */
const LINKS = [
  '<link href="/studio/static/favicon.svg" rel="icon" type="image/svg+xml"/>',
  '<link href="/studio/static/studio.webmanifest" rel="manifest"/>',
].join('')

/**
 * Vite plugin that corrects the built page. The page would load two things from Sanity's hosts: a script that embeds the
 * Studio in Sanity's dashboard, and the Inter font. Both are removed, because the shop must work without a network and
 * must not send requests to other hosts. The page shows a system font instead. Its icon and manifest are replaced by the shop's.
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

/** A style sheet or page without the `@font-face` rules that load fonts from Sanity's hosts. */
export function withoutOutsideFonts(text: string): string {
  return text.replaceAll(/@font-face\s*\{[^}]*-static\.sanity\.io[^}]*\}/g, '')
}

/** The page without the dashboard's script and without fonts of other hosts, and with the shop's icon. */
export function asOwnPage(html: string): string {
  return withoutOutsideFonts(html)
    .replaceAll(/<script[^>]*data-sanity-core[^>]*><\/script>\n?/g, '')
    .replaceAll(/<link href="\/static\/[^>]*>/g, '')
    .replace('<title>Sanity Studio</title>', `${LINKS}<title>Stone Designs Studio</title>`)
}
