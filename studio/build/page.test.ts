import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {asOwnPage, withoutOutsideFonts} from './page.ts'

const PAGE = `<html><head><link href="/static/favicon.ico" rel="icon" sizes="any"/><link href="/static/manifest.webmanifest" rel="manifest"/>
<link href="/studio/static/sanity-lYNt0CIJ.css" rel="stylesheet"/><title>Sanity Studio</title>
<style>@font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2"); } body {margin: 0}</style>
<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>
<script src="/studio/static/sanity-BhgCVJa0.js" type="module"></script></head></html>`

test('patch A13: Sanity still marks the script of its dashboard, which the page goes without', () => {
  const bridge = 'node_modules/@sanity/cli-build/dist/actions/build/decorateIndexWithBridgeScript.js'
  const [script = ''] = /<script[^]*?<\/script>/.exec(readFileSync(bridge, 'utf8')) ?? []
  expect(script).toContain('src=')
  expect(asOwnPage(script)).toBe('')
})

test('the page names no other host and keeps its own styles and scripts', () => {
  const page = asOwnPage(PAGE)
  expect(page).not.toContain('https://')
  expect(page).toContain('/studio/static/sanity-lYNt0CIJ.css')
  expect(page).toContain('/studio/static/sanity-BhgCVJa0.js')
  expect(page).toContain('body {margin: 0}')
})

test('every address in the page is below /studio', () => {
  const addresses = [...asOwnPage(PAGE).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    '/studio/static/sanity-lYNt0CIJ.css',
    '/studio/static/favicon.svg',
    '/studio/static/studio.webmanifest',
    '/studio/static/sanity-BhgCVJa0.js',
  ])
})

test('the mark and the frame of the first screen stand in the page, before the scripts run', () => {
  expect(asOwnPage('<body><div id="sanity"></div></body>')).toMatch(
    /<div id="frame" aria-hidden="true">[^]*favicon\.svg[^]*<div id="sanity"><\/div>/,
  )
})

test('a style sheet keeps fonts of its own host', () => {
  const own = '@font-face{font-family:Mukta;src:url(/studio/static/mukta.woff2)}'
  const outside = '@font-face{font-family:Inter;src:url(https://design-system-static.sanity.io/inter.woff2)}'
  expect(withoutOutsideFonts(own + outside)).toBe(own)
})
