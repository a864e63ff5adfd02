import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {FONTS, fontPath, makeFont} from './make-fonts.ts'

test.each(FONTS)('$file is what its source makes, and a third smaller', async (font) => {
  const stored = await readFile(fontPath(font.file))
  expect(stored.equals(await makeFont(font)), 'node tools/fonts/make-fonts.ts makes it anew').toBe(true)
  const source = await readFile(font.source)
  expect(stored.length).toBeLessThan(source.length * 0.67)
})
