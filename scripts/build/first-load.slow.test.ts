import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildWhatIsStale, firstLoadBytes, SITE_PARTS} from './build.ts'
import {root} from '../project/root.ts'

beforeAll(() => buildWhatIsStale(), 300_000)

/** Words that only the scripts of previews hold, and the characters that mark texts for the editor. */
const OF_PREVIEWS = /preview\/disable|visual-?editing|stega|\\u200b|\u200b|%E2%80%8B/i

const scriptsIn = async (part: 'client' | 'preview', language: string) => {
  const folder = join(root, SITE_PARTS, language, part, 'assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return names.filter((name, index) => OF_PREVIEWS.test(name + texts[index]))
}

test.each(['', 'te', 'hi'])(
  'visitors load no byte of previews: the editor of pages in “%s” is in a build of its own',
  async (language) => {
    expect(await scriptsIn('client', language)).toEqual([])
    expect((await scriptsIn('preview', language)).length).toBeGreaterThan(1)
  },
)

test.each<[number, string, string, string[]?]>([
  [130, 'home', 'routes/index.tsx'],
  [130, 'a category', 'routes/designs.$category.tsx'],
  [130, 'the designs', 'routes/designs.index.tsx', ['designs']],
  [130, 'all products', 'routes/designs.index.tsx', ['all-products']],
  [130, 'about', 'routes/about.tsx'],
  [130, 'testimonials', 'routes/testimonials.tsx'],
  [130, 'contact', 'routes/contact.tsx'],
  [130, 'privacy', 'routes/privacy.tsx'],
])('the first load has at most %i kB of JavaScript: %s', async (kB, _, route, chunks = []) => {
  expect(await firstLoadBytes(join(root, SITE_PARTS, 'client'), route, chunks)).toBeLessThanOrEqual(kB * 1000)
})

/** Bytes that the inline script of consent adds to a page with trackers (`web/consent/guard.ts`), measured with gzip. */
const GUARD = 445

test('consent adds at most 2.5 kB to the first load of a page with trackers', async () => {
  const folder = join(root, SITE_PARTS, 'client/assets')
  const [script = ''] = (await readdir(folder)).filter((name) => /^start-consent-.*\.js\.gz$/.test(name))
  expect((await readFile(join(folder, script))).byteLength + GUARD).toBeLessThanOrEqual(2560)
})
