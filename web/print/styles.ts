import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import {language} from '#messages/language'
import {withIndicLines} from '../build/type.ts'
import mukta400 from '../design/fonts/mukta-latin-400.woff2?url'
import mukta600 from '../design/fonts/mukta-latin-600.woff2?url'
import muktaDevanagari from '../design/fonts/mukta-devanagari.woff2?url'
import rupee from '../design/fonts/mukta-rupee.woff2?url'
import {light} from '../design/theme.ts'
import {LINES_PER_PAGE} from './pages.ts'

/** A face of a font. The ranges differ, so that a font of the system draws what these files lack, such as Telugu. */
const face = (family: string, file: string, range: string, weight = '400') =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${file}) format('woff2'); unicode-range: ${range} }`

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200E-206F, U+20AC, U+2122'

/** Fonts of pages that the server makes alone. Browsers match all faces of one weight together, so each weight has the same ranges. */
export const FACES = [
  face('Marcellus', marcellus, LATIN),
  face('Mukta', mukta400, LATIN),
  face('Mukta', mukta600, LATIN, '600'),
  ...['400', '600'].flatMap((weight) => [
    face('Mukta', rupee, 'U+20B9', weight),
    face('Mukta', muktaDevanagari, 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+A8E0-A8FF', weight),
  ]),
]

/** Styles of all pages for paper, in millimetres of A4. Pages have fixed sizes, so that their numbers are known. */
export const stylesIn = (of: typeof language): string => fitted(LATIN_STYLES, of)

/** Styles that were written for Latin letters, for the letters of a language. */
export const fitted = (styles: string, of: typeof language): string =>
  of === 'en' ? styles : withIndicLines(styles) + (of === 'te' ? TELUGU_SPACES : '')

/** The spaces of Mukta are too narrow between letters as wide as those of Telugu. */
const TELUGU_SPACES = 'body { word-spacing: 0.08em }\n'

const LATIN_STYLES = `${FACES.join('\n')}
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { color: ${light.text}; background: white; font: 400 10.5pt/1.4 Mukta, 'Noto Sans Telugu', 'Kohinoor Telugu', 'Noto Sans Devanagari', 'Nirmala UI', sans-serif }
a { color: inherit; text-decoration: none }
h1, h2, h3, .brand { font-family: Marcellus, Mukta, 'Noto Sans Telugu', 'Kohinoor Telugu', 'Noto Sans Devanagari', 'Nirmala UI', serif; font-weight: 400; line-height: 1.2 }
img { display: block; width: 100%; height: 100%; object-fit: cover; background: ${light.raised} }
.page { position: relative; display: flex; flex-direction: column; width: 210mm; height: 297mm; padding: 14mm 14mm 20mm; overflow: hidden; break-after: page }
.page:last-child { break-after: auto }
header { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 6mm; padding-bottom: 2.5mm; border-bottom: 0.3mm solid ${light.ornament} }
.brand { font-size: 15pt }
.quiet, header span, footer, dt { color: ${light.quiet} }
footer { position: absolute; inset: auto 14mm 9mm; display: flex; justify-content: space-between; font-size: 8.5pt }
.price { font-size: 15pt; font-weight: 600 }
.code { flex: none; width: 27mm; height: 27mm }
.contact { display: flex; gap: 5mm; align-items: center }
.contact { font-size: 9.5pt }
.contact p { white-space: pre-line }
.how { padding: 4mm; text-align: center; background: ${light.raised} }

.cover { padding: 0 0 20mm }
.cover .picture { height: 150mm }
.cover > div:not(.picture) { padding: 9mm 14mm 0 }
.cover h1 { margin: 2mm 0 3mm; font-size: 34pt }
.cover .description { max-width: 150mm; font-size: 11pt; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden }
.cover .facts { margin-top: 4mm; font-size: 11pt; font-weight: 600 }
.cover .contact { position: absolute; inset: auto 14mm 20mm; padding: 0 }

.lines { display: grid; grid-auto-flow: column; grid-template: repeat(${LINES_PER_PAGE / 2}, 7.6mm) / 1fr 1fr; column-gap: 10mm }
.lines a, .lines b { display: flex; gap: 2mm; align-items: baseline; min-width: 0; white-space: nowrap }
.lines b { font-weight: 600; color: ${light.accent} }
.lines { font-size: 9.5pt }
.lines .name { overflow: hidden; text-overflow: ellipsis }
.lines i { flex: 1; min-width: 4mm; border-bottom: 0.2mm dotted ${light.edge} }
.page > h2 { margin-bottom: 5mm; font-size: 18pt }

/* In print, a card that may be split between pages makes its row higher. With 'contain: size' it cannot be split. */
.cards { flex: 1; min-height: 0; display: grid; grid-template: repeat(2, minmax(0, 1fr)) / repeat(3, 1fr); gap: 8mm 6mm }
.card { display: flex; flex-direction: column; contain: size; overflow: hidden }
.card > * { flex: none }
.card .picture { height: 71mm; margin-bottom: 2.5mm }
.card h3 { padding-bottom: 0.12em; font-size: 13pt; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
.card p { font-size: 9.5pt; line-height: 1.4; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
.card .price { display: block; overflow-wrap: anywhere; margin-top: 1mm; font-size: 13pt }
/* A material has the room that the other texts leave, in whole lines. The others are in a second column, which is not shown. */
.card .material { display: block; flex: 0 1 auto; min-height: 0; max-height: 2.9em; columns: 1; column-fill: auto; orphans: 1; widows: 1 }

.sheet { display: grid; grid-template-columns: 116mm 1fr; gap: 0 8mm }
.sheet .picture { height: 145mm }
/* Below a name, facts and a note of so many lines, the page has room for the drawing. The site has the whole texts. */
.sheet h1, .sheet dd, .sheet .note { display: -webkit-box; -webkit-line-clamp: 4; -webkit-box-orient: vertical; overflow: hidden }
.sheet h1 { margin: 1mm 0 3mm; padding-bottom: 0.12em; font-size: 22pt }
.sheet dl { margin-top: 5mm }
.sheet dl div { padding: 1.6mm 0; border-top: 0.2mm solid ${light.line} }
.sheet dt { font-size: 9pt }
.sheet dd { -webkit-line-clamp: 2 }
.sheet .note { margin-top: 5mm; padding-left: 3mm; border-left: 0.6mm solid ${light.ornament} }
.below { flex: 1; display: grid; grid-template-columns: 84mm 1fr; gap: 8mm; align-items: center; margin-top: 5mm }
.below > :only-child { grid-column: 1 / -1 }
figure h3 { margin-bottom: 2mm; font-size: 12pt }
figure svg { display: block; width: 100%; fill: ${light.quiet} }
figure .product { fill: ${light.accent} }
figure .door { fill: none; stroke: ${light.quiet} }
figure .floor { stroke: ${light.line} }
figcaption { display: flex; flex-wrap: wrap; gap: 0 5mm; margin-top: 1mm; font-size: 9.5pt }

@media screen { body { background: ${light.raised} } .page { margin: 6mm auto; background: white } }
@media print { .how { display: none } }
`

export const STYLES = stylesIn(language)
