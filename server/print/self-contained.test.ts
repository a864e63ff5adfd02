import {expect, test} from 'vitest'
import {selfContained, withFont} from './self-contained.ts'

const PAGE =
  '<html><head><style>@font-face { src: url(/assets/mukta.woff2) format("woff2") }</style></head>' +
  '<body><img src="/lake/images/a.jpg?rect=1,2&amp;w=3" alt=""><img src="/lake/images/b.jpg" alt=""></body></html>'

test('pictures and fonts are inside the page, each read once by its address', async () => {
  const read: string[] = []
  const html = await selfContained(PAGE + PAGE, async (address) => {
    read.push(address)
    return {type: 'image/jpeg', body: Buffer.from(address)}
  })
  expect(read.toSorted()).toEqual([
    '/assets/mukta.woff2',
    '/lake/images/a.jpg?rect=1,2&w=3',
    '/lake/images/b.jpg',
  ])
  const inside = Buffer.from('/lake/images/a.jpg?rect=1,2&w=3').toString('base64')
  expect(html).toContain(`<img src="data:image/jpeg;base64,${inside}" alt="">`)
  expect(html).not.toContain('/assets/')
})

test('a policy allows nothing but what is inside', async () => {
  expect(await selfContained(PAGE, async () => undefined)).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; .*img-src data:;/,
  )
})

test('a picture that is missing is left out, and one that cannot be read is a failure', async () => {
  expect(await selfContained(PAGE, async () => undefined)).toContain('<img src="data:," alt="">')
  await expect(selfContained(PAGE, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('a text of the content that looks like a font is read by nobody, and stays as it is', async () => {
  const texts = [
    '<h1>url(http://10.0.0.5/images/x)</h1>',
    '<p>&lt;style&gt; url(/lake/images/y)</p>',
    '<a href="/?a=url(/z)">',
  ]
  const read: string[] = []
  const html = await selfContained(PAGE.replace('<body>', `<body>${texts.join('')}`), async (address) => {
    read.push(address)
    return undefined
  })
  expect(read.filter((address) => !PAGE.replaceAll('&amp;', '&').includes(address))).toEqual([])
  for (const text of texts) expect(html).toContain(text)
})

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

test.each(['<iframe src="file:///etc/passwd">', '<OBJECT data="file:///etc/passwd">', '<embed src="x">'])(
  'a page with %s is not printed, whatever its policy forbids',
  async (frame) => {
    await expect(selfContained(`<head></head>${frame}`, async () => undefined)).rejects.toThrow('a frame')
  },
)
