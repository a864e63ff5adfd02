import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {inflateSync} from 'node:zlib'

/** Fonts of Telugu, as every phone has them. */
const FONTS = ['400', '600'].map((weight) =>
  import.meta.resolve(`@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-${weight}-normal.woff`),
)

/**
 * Writes the fonts of a phone into a folder, with a configuration that adds them to those of this machine. Without them
 * Chromium looks for each Telugu letter in every font, which a phone never does: laying out a page takes half as long again.
 * @returns variables for the environment of Chromium, which reads them on Linux
 */
export async function phoneFonts(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, {recursive: true})
  for (const [index, address] of FONTS.entries()) {
    const font = withoutCompression(await readFile(fileURLToPath(address)))
    await writeFile(join(folder, `telugu-${index}.ttf`), font)
  }
  const file = join(folder, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
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
