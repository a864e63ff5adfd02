import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import {createGlobalStyle, css} from 'styled-components'
import mukta400 from './fonts/mukta-latin-400.woff2?url'
import mukta600 from './fonts/mukta-latin-600.woff2?url'
import muktaDevanagari from './fonts/mukta-devanagari.woff2?url'
import rupee from './fonts/mukta-rupee.woff2?url'
import check from './fonts/signs-check.woff2?url'
import devanagari from './fonts/signs-devanagari.woff2?url'
import telugu from './fonts/signs-telugu.woff2?url'
import {fallbackFaces, isLatin, LETTERS, loadsDevanagari, signFaces} from './fallback-fonts.ts'
import {dark, from, light, theme, variables} from './theme.ts'

const LATIN = isLatin
  ? 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122'
  : LETTERS

/**
 * Fonts, tokens and the browser's own elements. No font is preloaded: a browser waits for it before the first paint.
 */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: Marcellus;
    font-display: swap;
    src: url(${marcellus}) format('woff2');
    unicode-range: ${LATIN};
  }
  @font-face {
    font-family: Mukta;
    font-display: swap;
    font-weight: 400;
    src: url(${mukta400}) format('woff2');
    unicode-range: ${LATIN};
  }
  @font-face {
    font-family: Mukta;
    font-display: swap;
    font-weight: 600;
    src: url(${mukta600}) format('woff2');
    unicode-range: ${LATIN};
  }
  /* Browsers match all faces of one weight together, so each weight needs a fallback with the same descriptors. */
  ${[400, 600].map(
    (weight) => css`
      @font-face {
        font-family: Mukta;
        font-display: swap;
        font-weight: ${weight};
        src: url(${rupee}) format('woff2');
        unicode-range: U+20B9;
      }
    `,
  )}
  ${
    loadsDevanagari
      ? [400, 600].map(
          (weight) => css`
            @font-face {
              font-family: Mukta;
              font-display: swap;
              font-weight: ${weight};
              src: url(${muktaDevanagari}) format('woff2');
              unicode-range: U+0900-097F, U+1CD0-1CF9, U+A8E0-A8FF;
            }
          `,
        )
      : ''
  }
  ${fallbackFaces(isLatin)}
  ${signFaces({telugu, devanagari, check})}

  :root {
    color-scheme: light dark;
    ${variables(light)}
    --gutter: max(clamp(min(1.25rem, 7vw), 5vw, 5rem), env(safe-area-inset-left), env(safe-area-inset-right));
    /* What the lower edge covers at most. Android's bar comes and goes while the page scrolls, and must move nothing. */
    --safe-bottom: max(env(safe-area-inset-bottom), env(safe-area-max-inset-bottom, 0px));
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${variables(dark)}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: ${theme.color.ground};
    color: ${theme.color.text};
    font: 400 ${theme.size.body} / 1.6 ${theme.font.text};
    -webkit-text-size-adjust: 100%;
    scroll-padding: calc(${theme.headerHeight} + 1rem) 0 calc(${theme.bannerHeight} + var(--panel, 0px) + 3rem);
    overflow-x: clip;
  }

  body {
    margin: 0;
    min-height: 100svh;
    display: flex;
    flex-direction: column;
    overflow-wrap: break-word;
  }

  ${from.low} {
    /* The question about consent covers nothing, so nothing leaves space for it. */
    html { scroll-padding-block: 1rem; --panel: 0px !important; }
    .choices { position: static !important; width: auto !important; max-height: none !important; }
  }

  main { flex: 1; outline: none; }

  h1, h2, h3, h4 {
    margin: 0;
    font: 400 ${theme.size.title} / 1.12 ${theme.font.display};
    letter-spacing: -0.005em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 { font-size: ${theme.size.display}; line-height: 1.04; }
  h3, h4 { font-size: ${theme.size.lead}; line-height: 1.25; }

  p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  p { text-wrap: pretty; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }

  a { color: ${theme.color.accent}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }

  /* An address is one long word. */
  [href^='mailto:'] { overflow-wrap: anywhere; }

  :focus-visible {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
    border-radius: ${theme.radius};
  }

  /* An element that opens after an action of the visitor: it rises a little. */
  @keyframes appear {
    from { opacity: 0; transform: translateY(0.75rem); }
  }

  /* An action that runs. */
  @keyframes work {
    from { transform: translateX(-75%); }
    to { transform: translateX(75%); }
  }

  /* Content that still loads. */
  @keyframes breathe {
    to { opacity: 0.5; }
  }

  ::selection { background: ${theme.color.ornament}; color: ${light.text}; }

  ${from.still} {
    *, *::before, *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  /* Paper shows the page, or the product that is open over it: black on white, without what only a screen can do. */
  ${from.print} {
    :root { color-scheme: light; }
    *, *::before, *::after {
      background: none !important;
      color: CanvasText !important;
      box-shadow: none !important;
      text-shadow: none !important;
      animation: none !important;
    }
    body > header { position: static !important; }
    body > header > :not(.brand), main :is(button, nav), .choices, search, iframe { display: none !important; }
    body:has(> main > dialog[open]) > :not(main), main:has(> dialog[open]) > :not(dialog) { display: none !important; }
    [href^='tel:']::after, [href^='mailto:']::after { content: ' ' attr(href); }
    li, h2, h3 { break-inside: avoid; }
    h2, h3 { break-after: avoid; }
  }
`
