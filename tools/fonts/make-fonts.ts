import {readFile, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import subsetFont from 'subset-font'
import {root} from '../../scripts/project/root.ts'
import {command} from '../../scripts/terminal/command.ts'

const HELP = `node tools/fonts/make-fonts.ts

Makes the fonts in web/design/fonts from the packages that they come from. Run it after a package has changed.`

const require = createRequire(import.meta.url)

interface FontFile {
  file: string
  /** Path of the font that it is made from. */
  source: string
  /** The only characters that it has. Absent: all of the source. */
  characters?: string
}

export const FONTS: readonly FontFile[] = [
  {
    file: 'mukta-latin-400.woff2',
    source: require.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff2'),
  },
  {
    file: 'mukta-latin-600.woff2',
    source: require.resolve('@fontsource/mukta/files/mukta-latin-600-normal.woff2'),
  },
  {
    file: 'mukta-devanagari.woff2',
    source: require.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff2'),
  },
  {
    file: 'mukta-rupee.woff2',
    source: require.resolve('@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2'),
    characters: '₹',
  },
  {
    file: 'signs-telugu.woff2',
    source: require.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2'),
    characters: 'తెలుగు',
  },
  {
    file: 'signs-devanagari.woff2',
    source:
      require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2'),
    characters: 'हिन्दी',
  },
  {
    file: 'signs-check.woff2',
    source: require.resolve('@fontsource/noto-emoji/files/noto-emoji-2-400-normal.woff2'),
    characters: '✅',
  },
]

export const fontPath = (file: string) => join(root, 'web/design/fonts', file)

/**
 * A font without hinting: instructions that fit letters to coarse pixels, which phones ignore. It is a third smaller, and
 * all its letters are the same.
 */
export async function makeFont({source, characters}: FontFile): Promise<Buffer> {
  const font = await readFile(source)
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepAllGlyphs: characters === undefined,
  })
}

async function makeAll() {
  for (const font of FONTS) await writeFile(fontPath(font.file), await makeFont(font))
}

if (import.meta.main) await command(HELP, {}, makeAll)
