/**
 * The shop's mark and the frame of the first screen, which stand behind the Studio. A browser paints them with the page, seconds
 * before a slow machine has run the Studio's scripts; what the Studio then draws covers them.
 */
const FRAME = `<style>
body { isolation: isolate; }
#frame { position: fixed; z-index: -1; inset: 0; display: grid; grid-template: 3.25rem auto / 1fr; background: #fff; }
#frame header { padding: 0.625rem 1rem; border-bottom: 1px solid #e3e4e8; }
#frame div { display: grid; align-content: start; gap: 1rem; padding: 2rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
#frame i { height: 11rem; border-radius: 6px; background: #f2f3f5; }
@media (prefers-color-scheme: dark) {
  #frame { background: #0d0e12; }
  #frame header { border-color: #25262c; }
  #frame i { background: #16171d; }
}
</style><div id="frame" aria-hidden="true"><header><img src="/studio/static/favicon.svg" alt="" width="32" height="32"/></header><div>${'<i></i>'.repeat(6)}</div></div>`

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

/** The page without the dashboard's script and without fonts of other hosts, with the shop's icon and the frame of the first screen. */
export function asOwnPage(html: string): string {
  return withoutOutsideFonts(html)
    .replaceAll(/<script[^>]*data-sanity-core[^>]*><\/script>\n?/g, '')
    .replaceAll(/<link href="\/static\/[^>]*>/g, '')
    .replace('<title>Sanity Studio</title>', `${LINKS}<title>Stone Designs Studio</title>`)
    .replace('<div id="sanity">', `${FRAME}<div id="sanity">`)
}
