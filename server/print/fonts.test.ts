import {expect, test} from 'vitest'
import {withFont} from './fonts.ts'

test('a page in Telugu has its font inside in both weights, and other pages stay as they are', async () => {
  const page = await withFont('<html lang="te-IN"><head><title>$&</title></head></html>')
  expect(page).toMatch(
    /<title>\$&<\/title><style>.*'Noto Sans Telugu'; font-weight: 400; src: url\(data:font/,
  )
  // WOFF2 files begin with these four letters.
  const start = Buffer.from('wOF2').toString('base64').slice(0, 5)
  expect(page.split(`base64,${start}`)).toHaveLength(3)
  const hindi = '<html lang="hi-IN"><head></head></html>'
  expect(await withFont(hindi)).toBe(hindi)
})
