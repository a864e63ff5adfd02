import {expect, test} from '@playwright/test'
import {differences, looksOf} from './looks.ts'
import {atRest, visit} from './visit.ts'

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

/** Properties that do not depend on the size of other elements, which changes while images load. */
const STYLE = [
  'display',
  'position',
  'z-index',
  'visibility',
  'opacity',
  'overflow-x',
  'aspect-ratio',
  'cursor',
  'color',
  'background-color',
  'background-image',
  'box-shadow',
  'text-shadow',
  'mask-image',
  'object-fit',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'white-space',
  'text-align',
  'text-decoration-line',
  'padding-top',
  'padding-left',
  'margin-bottom',
  'row-gap',
  'column-gap',
  'border-top-width',
  'border-bottom-color',
  'border-top-left-radius',
  'flex-direction',
  'flex-grow',
  'align-items',
  'justify-content',
  'max-width',
  'min-height',
  '--shade',
  '--slide',
]

for (const width of [390, 1440])
  test(`a page looks the same whether it is loaded or reached by a link, at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.setViewportSize({width, height: 900})
    for (const [path, from] of [
      ['/', '/about'],
      ['/designs/gazebo', '/'],
    ] as const) {
      await visit(page, path)
      await atRest(page)
      const loaded = await looksOf(page, STYLE)
      expect(loaded.length).toBeGreaterThan(50)
      await visit(page, from)
      if (width < 768) await page.getByRole('button', {name: 'Menu'}).click()
      await page.locator(`:is(nav, main) a[href="${path}"]`).first().click()
      await page.waitForURL(path)
      await page.mouse.move(1, 1)
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      // The page before stays until the content of the next is there.
      await expect
        .poll(async () => differences(loaded, await looksOf(page, STYLE)), {message: path, timeout: 20_000})
        .toEqual([])
    }
  })
