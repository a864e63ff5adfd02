import {brotliCompressSync} from 'node:zlib'
import {expect, type APIRequestContext} from '@playwright/test'
import * as hindi from '../messages/hi/product-dialog.ts'
import * as telugu from '../messages/te/product-dialog.ts'
import {violationsOf} from './axe.ts'
import {test} from './contact.ts'
import {textsIn} from './texts-in.ts'
import {visit} from './visit.ts'

const OTHER = {te: 'hi', hi: 'te'} as const

const SCRIPT = {te: /\p{Script=Telugu}{3}/u, hi: /\p{Script=Devanagari}{3}/u} as const

for (const language of ['te', 'hi'] as const) {
  test(`${language}: from the first page to a product, its price, the enquiry list, the search and the contact page`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.emulateMedia({reducedMotion: 'reduce'})

    await visit(page, `/${language}?gclid=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
    await page.locator('footer a[href*="/designs/fountain"]').click()
    await expect(page).toHaveURL(`/${language}/designs/fountain?gclid=1`)
    await page.getByRole('article').first().getByRole('link').first().click()
    const product = page.getByRole('dialog')
    await expect(product).toBeVisible()
    const {searchParams} = new URL(page.url())
    const item = searchParams.get('item') ?? ''
    expect([item, searchParams.get('gclid')]).toEqual(['FOU-001', '1'])
    const message = await product.locator('a[href*="wa.me"]').getAttribute('href')
    const asked = decodeURIComponent(message ?? '')
    expect(asked).toContain(`${baseURL}/${language}/designs/fountain?item=${item}`)
    expect(asked.replaceAll(/https?:\S+/g, '')).toMatch(SCRIPT[language])
    await product.locator('.ways [aria-pressed=false]').click()
    await expect(product.locator('.ways [aria-pressed=true]')).toBeVisible()

    const other = page.locator(`header nav a[lang=${OTHER[language]}]`)
    const address = `/${OTHER[language]}/designs/fountain?gclid=1&item=FOU-001`
    await expect(other).toHaveAttribute('href', address)
    await expect(other).toBeVisible()
    await visit(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', `${OTHER[language]}-IN`)
    await expect(product).toBeVisible()

    const filtered = '/designs?view=all&category=temple&price=15000-25000&sort=price&gclid=1'
    await visit(page, `/${language}${filtered}`)
    const href = new URL((await other.getAttribute('href')) ?? '', baseURL)
    const wanted = new URL(`/${OTHER[language]}${filtered}`, baseURL)
    href.searchParams.sort()
    wanted.searchParams.sort()
    expect(href.href).toBe(wanted.href)

    await visit(page, `/${language}/designs?view=list`)
    const list = page.locator('main a[href*="wa.me"]')
    await expect(list).toHaveAttribute('href', /FOU-001/)
    expect(await violationsOf(page, {isTranslated: true})).toEqual([])
    expect(decodeURIComponent((await list.getAttribute('href')) ?? '')).toMatch(SCRIPT[language])

    await visit(page, `/${language}/contact?gclid=1`)
    await page.locator('header a.tool[href*="view=all"]').click()
    await page.getByRole('combobox').fill('FOU-002')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(new RegExp(`/${language}/designs/fountain\\?.*item=FOU-002`))
    expect(complaints).toEqual([])
  })
}

test('the label of a product names its size in the units of the page', async ({page}) => {
  for (const [language, {here}, size] of [
    ['te', telugu, '133 × 152 సెం.మీ.'],
    ['hi', hindi, '133 × 152 सेमी'],
  ] as const) {
    await visit(page, `/${language}/designs/fountain?item=FOU-001&here=1`)
    await expect(page.getByRole('dialog').getByText(here)).toContainText(size)
  }
})

/** Statements about languages in the served HTML of a page. */
async function languagesOf(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  const html = (await response.text()).replaceAll('&amp;', '&')
  const found = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)
  return {
    status: response.status(),
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries([...found].map(([, lang = '', href = '']) => [lang, href])),
    isUnlisted: html.includes('name="robots" content="noindex'),
    locale: /<meta property="og:locale" content="([^"]+)"/.exec(html)?.[1],
    hasData: html.includes('"application/ld+json"'),
    /** Language in the structured data. An English page names none there. */
    inLanguage: /"inLanguage":"([^"]+)"/.exec(html)?.[1],
  }
}

test('the pages of all languages name each other, and a page without a translation is not for search engines', async ({
  request,
  baseURL,
}) => {
  const paths = ['', '/designs', '/designs?view=all&page=2', '/about', '/contact', '/privacy']
  for (const path of [...paths, '/designs/fountain', '/designs/fountain?item=FOU-001']) {
    const english = await languagesOf(request, path || '/')
    expect([path, english.alternates['x-default']]).toEqual([path, english.canonical])
    expect([path, english.locale, english.inLanguage]).toEqual([path, 'en_IN', undefined])
    for (const language of ['te', 'hi']) {
      const page = await languagesOf(request, `/${language}${path}`)
      expect([path, page.status, page.lang]).toEqual([path, 200, `${language}-IN`])
      expect(page.canonical).toBe(`${baseURL}/${language}${path}`)
      const inLanguage = page.hasData ? `${language}-IN` : undefined
      expect([path, page.locale, page.inLanguage]).toEqual([path, `${language}_IN`, inLanguage])
      const isTranslated = language in english.alternates
      expect([path, page.isUnlisted, page.alternates]).toEqual([
        path,
        !isTranslated,
        isTranslated ? english.alternates : {},
      ])
      if (isTranslated) expect(english.alternates[language]).toBe(page.canonical)
    }
  }
})

test('the sitemap of a language lists its own pages, and robots.txt names the sitemap', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const language of ['te', 'hi']) {
    expect(robots).toContain(`Sitemap: ${baseURL}/${language}/sitemap.xml`)
    const sitemap = await (await request.get(`/${language}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(listed).toContain(`${baseURL}/${language}`)
    expect(listed.filter((address) => !address.startsWith(`${baseURL}/${language}`))).toEqual([])
  }
})

/** The entries of a sitemap: each address with the addresses of the page in all languages. */
async function entriesOf(request: APIRequestContext, address: string) {
  const xml = await (await request.get(address)).text()
  const entries = [...xml.matchAll(/<loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
  return entries.map(([, page = '', rest = '']) => ({
    page,
    alternates: [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      .map(([, lang, href]) => `${lang} ${href}`)
      .join('\n'),
  }))
}

test('all pages of the three sitemaps name each other', async ({request}) => {
  const [english, telugu, hindi] = await Promise.all(
    ['', '/te', '/hi'].map((start) => entriesOf(request, `${start}/sitemap.xml`)),
  )
  expect(english?.length).toBeGreaterThan(600)
  for (const [language, entries] of [
    ['te', telugu ?? []],
    ['hi', hindi ?? []],
  ] as const) {
    for (const {page, alternates} of entries) expect(alternates).toContain(`${language} ${page}`)
    const theirs = (english ?? []).filter(({alternates}) => alternates.includes(`${language} `))
    expect(entries.map(({alternates}) => alternates)).toEqual(theirs.map(({alternates}) => alternates))
  }
  for (const {page, alternates} of english ?? []) {
    expect(alternates).toContain(`en ${page}\n`)
    expect(alternates.endsWith(`x-default ${page}`)).toBe(true)
  }
})

/** Every kind of page. Words that a visitor typed are digits here. */
const KINDS = [
  [
    '',
    '/designs',
    '/designs?view=all',
    '/designs?view=all&page=2&category=temple&price=15000-25000&sort=price',
  ],
  ['/designs?view=all&q=2222222', '/designs?view=all&page=999', '/designs?view=list'],
  ['/designs/fountain', '/designs/fountain?item=FOU-001', '/designs/temple?item=7', '/designs/gazebo'],
  ['/designs/1', '/designs/fountain?item=1', '/about', '/testimonials', '/contact', '/privacy', '/rate-us'],
  ['/admin', '/setup-owner-phone', '/file-upload', '/file', '/file/1', '/file/1.jpg', '/file/1.pdf', '/1'],
].flat()

/** Names that stay in Latin letters: brand, services, kinds and sizes of files, codes, addresses. */
const LATIN =
  /Stone Designs|WhatsApp|Google(?: Maps)?|Meta|Instagram|Facebook|JPG|PNG|GIF|WEBP|SVG|PDF|MB|\b1\.(?:jpg|pdf)\b|\b[A-Z]{2,3}-\d{3}\b|\S+@\S+/g

test('no page mixes languages: all texts, descriptions and facts are in the language of its address', async ({
  request,
}) => {
  for (const path of KINDS) {
    for (const [start, foreign, own] of [
      ['', /[\u0900-\u097f\u0c00-\u0c7f]/, /[a-z]{3}/],
      ['/te', /[a-z\u0900-\u0963\u0966-\u097f]/i, /\p{Script=Telugu}{3}/u],
      ['/hi', /[a-z\u0c00-\u0c7f]/i, /\p{Script=Devanagari}{3}/u],
    ] as const) {
      const address = start + path || '/'
      const texts = textsIn(await (await request.get(address)).text())
      expect(texts.join(' '), address).toMatch(own)
      expect(
        texts.filter((text) => foreign.test(text.replaceAll(LATIN, ''))),
        address,
      ).toEqual([])
    }
  }
})

/** Parts of an English page for the other languages: links with their styles, tags in the head, and the reader's language. */
const LANGUAGE_PARTS =
  /<div[^>]*>(?:<a lang="[^]*?<\/a>)+<\/div>|<meta property="og:locale[^>]*>|<link rel="alternate" hreflang[^>]*>|document\.documentElement\.dataset\.reads=navigator\.language;|(?<=[<}>])[^{}<>]*\[(?:lang=|data-reads)[^{}]*\{[^{}]*\}/g

test('the other languages cost an English page at most 0.3 kB', async ({request}) => {
  const pages = ['/', '/designs', '/designs?view=all', '/designs/fountain', '/designs/fountain?item=FOU-001']
  for (const path of [...pages, '/about', '/testimonials', '/contact', '/privacy']) {
    const html = await (await request.get(path)).text()
    const without = html.replaceAll(LANGUAGE_PARTS, '')
    expect(without).not.toMatch(/[\u0900-\u097f\u0c00-\u0c7f]|navigator\.language|hreflang|og:locale/)
    // As browsers get pages over https. A change of gzip's blocks is as large as what is measured here.
    const growth = brotliCompressSync(html).length - brotliCompressSync(without).length
    expect(growth, path).toBeLessThan(300)
    expect(growth, path).toBeGreaterThan(100)
  }
})

test('an installed shop opens in the language in which it was installed', async ({request}) => {
  for (const start of ['', '/te', '/hi']) {
    const html = await (await request.get(start || '/')).text()
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
    const manifest: unknown = await (await request.get(address)).json()
    const lang = /<html lang="([^"]+)"/.exec(html)?.[1]
    expect(manifest).toMatchObject({lang, start_url: start || '/', name: 'Stone Designs'})
  }
})

test('an English page suggests the language that its reader prefers, loads no font for it, and stores nothing', async ({
  browser,
  baseURL,
}) => {
  for (const [locale, names] of [
    ['te-IN', ['తెలుగు']],
    ['hi-IN', ['हिन्दी']],
    ['en-IN', []],
  ] as const) {
    const context = await browser.newContext({locale, baseURL: baseURL ?? ''})
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
    await visit(page, '/')
    expect(await page.locator('body > div:has(+ header) > a:visible').allTextContents()).toEqual(names)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // The signs are for devices without a font of the script.
    expect(fonts.filter((address) => !/latin|rupee|signs-/.test(address))).toEqual([])
    expect(await context.cookies()).toEqual([])
    await context.close()
  }
})
