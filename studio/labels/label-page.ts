import {labelPath} from '../../contract/site/addresses.ts'
import type {Language} from '../../contract/text/languages.ts'
import {rupees} from '../../contract/text/rupees.ts'
import {siteIn, type Labelled} from './labelled.ts'
import {encode} from 'uqr'

/** The words of a page of labels. */
interface LabelWords {
  title: string
  ask: string
  scan: string
  /** For the person at the screen; not printed. */
  print: string
  /** A second hint on the screen, for codes that phones cannot open. */
  local: string
}

/** Millimetres of an A4 page. */
export const A4 = {width: 210, height: 297}

/** Labels of an A4 page, in millimetres. `gap` is between columns; rows touch. */
export const FORMATS = {
  /** Self-adhesive sheets of 24. Labels of 40 × 60 mm do not fit 24 times: a page holds 20. */
  sheet: {columns: 3, rows: 8, width: 64, height: 34, gap: 2.5, code: 27},
  small: {columns: 5, rows: 4, width: 40, height: 60, gap: 0, code: 29},
  large: {columns: 2, rows: 2, width: 105, height: 148, gap: 0, code: 72},
} as const

export type Format = keyof typeof FORMATS

interface LabelPage {
  publicUrl: string
  language: Language
  format: Format
  words: LabelWords
}

/** A shop without a public address: its codes open on its own computer. */
const isLocal = (publicUrl: string) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicUrl).hostname)

/** A page of labels as HTML, for the browser to print. */
export function labelPage(products: readonly Labelled[], page: LabelPage): string {
  const {columns, rows} = FORMATS[page.format]
  const each = columns * rows
  const sheets = Array.from({length: Math.ceil(products.length / each)}, (_, at) => {
    const labels = products.slice(at * each, (at + 1) * each).map((product) => labelOf(product, page))
    return `<section>${labels.join('')}</section>`
  })
  const hints = [page.words.print, ...(isLocal(page.publicUrl) ? [page.words.local] : [])]
  return `<!doctype html>
<html lang="${page.language}"><head><meta charset="utf-8"><title>${escaped(page.words.title)}</title>
<meta name="viewport" content="width=device-width"><style>${styleOf(page.format)}</style></head>
<body class="${page.format}">${hints.map((hint) => `<p class="print">${escaped(hint)}</p>`).join('')}${sheets.join('\n')}</body></html>
`
}

function labelOf(product: Labelled, {publicUrl, language, words}: LabelPage): string {
  const {path, size} = qrPath(siteIn(publicUrl, language) + labelPath(product._id))
  const price =
    product.value === null
      ? `<p class="price words">${escaped(product.range?.trim() || words.ask)}</p>`
      : `<p class="price">${rupees(product.value)}</p>`
  return `<article><svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>
<div><h2>${escaped(product.name)}</h2><p>${escaped(product.title)} <span>${escaped(product.productId)}</span></p>${price}
<p class="scan">${escaped(words.scan)}</p></div></article>`
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES.get(letter) ?? letter)

function styleOf(format: Format): string {
  const {columns, width, height, gap, code} = FORMATS[format]
  return `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { color: #000; background: #fff; font: 8.5pt/1.25 Mukta, system-ui, 'Noto Sans Telugu', 'Noto Sans Devanagari', sans-serif }
section { display: grid; grid-template-columns: repeat(${columns}, ${width}mm); grid-auto-rows: ${height}mm; column-gap: ${gap}mm;
  justify-content: center; align-content: start; width: ${A4.width}mm; height: ${A4.height}mm; overflow: hidden;
  padding-top: ${(A4.height - FORMATS[format].rows * height) / 2}mm }
section + section { break-before: page }
article { display: flex; align-items: center; overflow: hidden; padding: 1mm 2mm }
svg { flex: none; width: ${code}mm; height: ${code}mm }
/* Telugu and Hindi have signs above and below their letters. In lower lines, a part of the line after the limit would show.
   The first font of the body sets where letters stand in their lines, so it is one for Latin letters. */
h2, .price, .scan { line-height: 1.5 }
article div { display: flex; flex-direction: column; justify-content: center; min-width: 0; min-height: 0 }
.sheet article div { height: 100% }
article div > * { flex: none }
/* A name has three lines, or as many whole ones as the other texts leave. Its other lines are in a second column, which is
   not shown. */
article h2 { flex: 0 1 auto; min-height: 1.55em; max-height: 4.6em; columns: 1; column-fill: auto; orphans: 1; widows: 1;
  overflow: hidden; font-size: 1.1em }
/* A code breaks at its hyphens only when it is longer than a line. */
span { display: inline-block }
.price { font-weight: bold; font-size: 1.25em }
/* Words are longer than a price. At this size they take two lines at most. */
.words { font-size: 1em }
.scan { display: none }
.print { padding: 4mm; font-size: 11pt }
.print + .print { background: #b3261e; color: #fff }
.small article, .large article { flex-direction: column; text-align: center; outline: 0.2mm dashed #999 }
.small { font-size: 8pt }
.large { font-size: 15pt }
.large article { justify-content: center; gap: 4mm; padding: 8mm }
.large .scan { display: block; margin-top: 3mm; font-size: 0.75em }
@media screen { section { margin: 4mm; outline: 1px solid #ccc } }
@media print { .print { display: none } }`
}

/** Modules of white around a code. Readers need four. */
const QUIET = 4

/**
 * A QR code of a text as the path of an SVG, in modules.
 * @returns `size`: modules of a side, with the white around
 */
export function qrPath(text: string): {path: string; size: number} {
  // Level M: a label in a showroom gets scratches and dust.
  const {data, size} = encode(text, {ecc: 'M', border: QUIET})
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return {path: rows.join(''), size}
}

/** The words of a page of labels, by a function that finds the words of a language. */
export const labelWords = (
  t: (key: 'labels.menu' | 'labels.ask' | 'labels.scan' | 'labels.print' | 'labels.local') => string,
): LabelWords => ({
  title: t('labels.menu'),
  ask: t('labels.ask'),
  scan: t('labels.scan'),
  print: t('labels.print'),
  local: t('labels.local'),
})
