import {expect, test} from '@playwright/test'
import {visit} from './visit.ts'

test('no page loads the styled-components runtime, because the style sheet holds every style', async ({
  page,
  request,
}) => {
  const addresses = new Set<string>()
  page.on('request', (sent) => {
    if (sent.url().endsWith('.js')) addresses.add(sent.url())
  })
  for (const path of ['/', '/designs/fountain', '/about', '/designs']) await visit(page, path)
  // The browser drops the bodies of a page that was left, so each script is asked for again.
  const scripts = await Promise.all(
    [...addresses].map(async (address) => (await request.get(address)).text()),
  )
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((text) => text.includes('data-styled'))).toEqual([])
})

test('a page carries the styles of all its classes and names no style sheet', async ({request}) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toContain('rel="stylesheet"')
  const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
  const classes = [...html.matchAll(/class="(s\w{6})\b/g)].map(([, name]) => String(name))
  expect(classes.length).toBeGreaterThan(20)
  expect(classes.filter((name) => !sheet.includes(`.${name}`))).toEqual([])
})
