import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {inflateSync} from 'node:zlib'

const require = createRequire(import.meta.url)

/** Fonts that a phone with Android has. Site and Studio name the first three until their own have arrived. */
const FONTS = [
  require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff'),
  require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff'),
  require.resolve('@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff'),
  require.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff'),
  require.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff'),
  require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
  require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff'),
]

/** Fonts of this machine that a phone lacks, and that the site would take before the phone's fonts. */
const FOREIGN = ['Arial', 'Liberation Sans', 'Liberation Serif', 'Times New Roman']

/**
 * Writes the fonts of a phone into a folder, with a configuration that adds them to the fonts of this machine. Without
 * them letters of Telugu and Hindi are boxes of another width. Chromium looks for each letter in every font, which a
 * phone never does: laying out a page takes half as long again.
 * @returns variables for the environment of Chromium, which reads them on Linux
 */
export async function phoneFonts(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, {recursive: true})
  for (const [index, path] of FONTS.entries())
    await writeFile(join(folder, `${index}.ttf`), withoutCompression(await readFile(path)))
  const file = join(folder, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <selectfont>
    <rejectfont>${FOREIGN.map((name) => `<pattern><patelt name="family"><string>${name}</string></patelt></pattern>`).join('')}</rejectfont>
  </selectfont>
  <alias binding="strong"><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
  <alias binding="strong"><family>serif</family><prefer><family>Noto Serif</family></prefer></alias>
</fontconfig>
`,
  )
  return {FONTCONFIG_FILE: file}
}

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * The OpenType font in a WOFF file, whose tables are compressed one by one.
 * @see https://www.w3.org/TR/WOFF/
 */
export function withoutCompression(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(header, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
  const tables: Buffer[] = []
  let end = header.length
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
    if (offset === undefined || stored === undefined || length === undefined) break
    const bytes = woff.subarray(offset, offset + stored)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.set(stored < length ? inflateSync(bytes) : bytes)
    const at = SFNT_HEADER + index * SFNT_ENTRY
    woff.copy(header, at, entry, entry + 4)
    woff.copy(header, at + 4, entry + 16, entry + 20)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(length, at + 12)
    tables.push(table)
    end += table.length
  }
  return Buffer.concat([header, ...tables])
}
