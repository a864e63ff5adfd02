import type {Plugin} from 'vite'

/**
 * Moves the fonts of the style sheet into a file beside it, `<sheet>.fonts`, which the server puts into each page. A
 * sheet that names them again makes the browser lay out the whole page once more, in the middle of hydration.
 */
export const fontsApart: Plugin = {
  name: 'fonts-apart',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const {fonts, rest} = splitFonts(String(file.source))
        file.source = rest
        this.emitFile({type: 'asset', fileName: `${file.fileName}.fonts`, source: fonts})
      }
    },
  },
}

export function splitFonts(css: string): {fonts: string; rest: string} {
  const fonts: string[] = []
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    fonts.push(face)
    return ''
  })
  return {fonts: fonts.join(''), rest}
}
