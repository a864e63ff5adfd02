import {language} from '#messages/language'
import {dark, light, theme, variables} from '../design/theme.ts'
import {FACES, fitted} from '../print/styles.ts'

const {color, font, size, radius} = theme

/** Styles of the page of a quotation, on a screen and on paper. They are the whole styles of a page that loads none. */
export const STYLES = fitted(
  `${FACES.join('\n')}
:root { color-scheme: light dark; ${variables(light)} }
@media screen and (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
@page { size: A4; margin: 14mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { color: ${color.text}; background: ${color.ground}; font: 400 1rem/1.5 ${font.text}; overflow-wrap: anywhere }
main { display: grid; gap: 1.5rem; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem }
h1, h2, h3, .brand { font-family: ${font.display}; font-weight: 400; line-height: 1.2 }
h1 { font-size: ${size.title} }
h2, h3 { margin-bottom: 0.5rem; font-size: 1.25rem }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 2rem; padding-bottom: 1rem; border-bottom: 1px solid ${color.ornament} }
header .quiet, dd, .text p { white-space: pre-line }
.brand { display: flex; gap: 0.5rem; align-items: center; font-size: 1.5rem }
.brand svg { width: 2rem; height: 2rem }
.quiet, dt, th { color: ${color.quiet}; font-size: ${size.small}; font-weight: 400 }
.state { display: block; padding: 1rem; background: ${color.raised}; border-left: 3px solid ${color.ornament} }
a { color: ${color.accent} }
.about { display: grid; gap: 1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)) }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.5rem; text-align: right; vertical-align: top; border-bottom: 1px solid ${color.line} }
th:first-child, td:first-child { padding-left: 0; text-align: left }
td:first-child { display: flex; gap: 0.75rem }
td b, td .quiet { display: block }
td b { font-weight: 600 }
tr { break-inside: avoid }
.picture { flex: none; width: 4rem; height: 5rem; background: ${color.raised} }
.picture img { display: block; width: 100%; height: 100%; object-fit: cover }
.sums { justify-self: end; width: min(100%, 24rem); font-variant-numeric: tabular-nums; break-inside: avoid }
.sums div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.25rem 0 }
.sums dd { white-space: nowrap }
.sums .total { margin: 0.25rem 0; padding: 0.5rem 0; border-block: 1px solid ${color.edge}; font-size: 1.25rem; font-weight: 600 }
.sums .total dt { color: inherit; font-size: inherit }
.words { text-align: right; font-style: italic }
.sizes { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)) }
.sizes section:empty { display: none }
.sizes figure svg { display: block; width: 100%; max-width: 22rem; fill: ${color.quiet} }
.sizes .product { fill: ${color.accent} }
.sizes .door { fill: none; stroke: ${color.quiet} }
.sizes .floor { stroke: ${color.line} }
figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: ${size.small} }
.payment { display: flex; flex-wrap: wrap; gap: 1.5rem 3rem; break-inside: avoid }
.payment figure { width: 12rem }
.code { display: block; width: 10rem; height: 10rem; margin-bottom: 0.5rem; background: white; forced-color-adjust: none }
.sign { margin-top: 4rem; padding-top: 0.5rem; border-top: 1px solid ${color.edge} }
nav { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center }
nav a, button { display: inline-block; min-height: 2.75rem; padding: 0.625rem 1.25rem; font: inherit; border: 1px solid ${color.edge}; border-radius: ${radius}; text-decoration: none }
button { color: ${color.onAccent}; background: ${color.accent}; border-color: ${color.accent}; cursor: pointer }
:focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px }
@media screen and (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  tr { display: block; padding: 0.75rem 0; border-bottom: 1px solid ${color.line} }
  td { display: flex; justify-content: space-between; gap: 1rem; padding: 0.125rem 0; border: 0 }
  td:first-child { justify-content: start; padding-bottom: 0.5rem }
  td[data-name]::before { content: attr(data-name); color: ${color.quiet} }
  nav > *, nav button { flex: 1 0 100%; width: 100%; text-align: center }
}
@media print {
  html { font-size: 9.5pt; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  body { background: white }
  main { max-width: none; padding: 0; gap: 1.25rem }
  nav, .state { display: none }
}
`,
  language,
)
