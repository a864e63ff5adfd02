import * as type from '#messages/type'

// The colours are named after stones and pigments. No other file of the site holds a raw colour, a layer number or a
// breakpoint (a test checks every file). Separate constants keep unused colours out of scripts.
const makrana = '#fbf9f5'
const dholpur = '#efe7da'
const jaisalmer = '#c9a24b'
const bansi = '#9e4e36'
const kota = '#566160'
const kadappa = '#1d1b19'
const tulsi = '#1b6b43'
const sindoor = '#b3261e'
const lapis = '#24589b'
const night = '#171513'
const gulmohar = '#ff8a80'

/** Colours by purpose. `theme.test.ts` checks every pair of text and ground against WCAG AA. */
export interface Palette {
  ground: string
  raised: string
  text: string
  quiet: string
  accent: string
  onAccent: string
  ornament: string
  line: string
  /** Edge of a control. Contrast of 3:1 against every ground. */
  edge: string
  success: string
  onSuccess: string
  danger: string
  /** Text of a state: an action runs, or has succeeded. */
  working: string
  done: string
  band: string
  onBand: string
  quietOnBand: string
}

export const light: Palette = {
  ground: makrana,
  raised: dholpur,
  text: kadappa,
  quiet: kota,
  accent: bansi,
  onAccent: '#ffffff',
  ornament: jaisalmer,
  line: '#ddd5c7',
  edge: '#8b8174',
  success: tulsi,
  onSuccess: '#ffffff',
  danger: sindoor,
  working: lapis,
  done: tulsi,
  band: kadappa,
  onBand: makrana,
  quietOnBand: '#b9b1a5',
}

export const dark: Palette = {
  ground: night,
  raised: '#24211e',
  text: '#f3ede3',
  quiet: '#aab2af',
  accent: '#e5a085',
  onAccent: '#24110a',
  ornament: jaisalmer,
  line: '#3a3530',
  edge: '#857c70',
  success: '#26754b',
  onSuccess: '#ffffff',
  danger: gulmohar,
  working: '#8db8ee',
  done: '#6cc396',
  band: '#0f0d0c',
  onBand: makrana,
  quietOnBand: '#b9b1a5',
}

const variableName = /* @__NO_SIDE_EFFECTS__ */ (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

// The bundler drops these calls from scripts that use none of the colours.
const variable = /* @__NO_SIDE_EFFECTS__ */ (name: keyof Palette) => `var(${variableName(name)})`

/** A palette as CSS custom properties. */
export const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${variableName(name)}: ${value};`)
    .join('\n')

/** Colour of the browser's own bars. */
export const barColour = {light: makrana, dark: night}

export const theme = {
  color: {
    ground: variable('ground'),
    raised: variable('raised'),
    text: variable('text'),
    quiet: variable('quiet'),
    accent: variable('accent'),
    onAccent: variable('onAccent'),
    ornament: variable('ornament'),
    line: variable('line'),
    edge: variable('edge'),
    success: variable('success'),
    onSuccess: variable('onSuccess'),
    danger: variable('danger'),
    working: variable('working'),
    done: variable('done'),
    band: variable('band'),
    onBand: variable('onBand'),
    quietOnBand: variable('quietOnBand'),
    /** Text on an image, over one of the shades. The same in light and dark. */
    onImage: makrana,
    quietOnImage: '#e9e1d4',
    /** On `shade.backdrop` over an image. */
    dangerOnImage: gulmohar,
  },
  /** Shades between an image and the text on it. */
  shade: {
    /** For words at the top. The products below stay bright. */
    head: 'linear-gradient(rgb(20 17 15 / 0.74) 0%, rgb(20 17 15 / 0.63) 36%, rgb(20 17 15 / 0) 70%)',
    hero: 'linear-gradient(rgb(20 17 15 / 0.72) 0%, rgb(20 17 15 / 0.54) 36%, rgb(20 17 15 / 0) 66%)',
    bar: 'linear-gradient(rgb(20 17 15 / 0.68), rgb(20 17 15 / 0) 9rem)',
    side: 'linear-gradient(to right, rgb(20 17 15 / 0.74) 0%, rgb(20 17 15 / 0.62) 32%, rgb(20 17 15 / 0) 70%)',
    /** Around words on an image, for its light spots. */
    words: '0 1px 10px rgb(20 17 15 / 0.5)',
    backdrop: 'rgb(15 13 12 / 0.72)',
    focusOnImage: 'rgb(251 249 245 / 0.9)',
    /** Behind the words of a clear button. Dark, because the images below the head are bright. */
    glass: 'rgb(20 17 15 / 0.34)',
  },
  font: {
    display: type.display,
    text: type.text,
    /** For the names of other languages. The site's own font would load another file for them. */
    system: 'Signs, system-ui',
  },
  size: {
    small: '0.875rem',
    body: '1.0625rem',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    title: type.titleSize,
    display: type.displaySize,
  },
  space: {
    xs: '0.5rem',
    s: '1rem',
    m: '1.5rem',
    l: '2.5rem',
    xl: '4rem',
    section: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
  },
  /** Height of the banner at the bottom, with the safe area. Larger text makes the banner higher. */
  bannerHeight: 'calc(4.25rem + var(--safe-bottom))',
  headerHeight: '4.5rem',
  gutter: 'var(--gutter)',
  contentWidth: '80rem',
  radius: '2px',
  shadow: '0 1.5rem 4rem rgb(20 17 15 / 0.28)',
  motion: '200ms ease-out',
  /** Factors of a button's brightness. Its words stay readable (`theme.test.ts`). */
  brightness: {hover: 1.1, pressed: 0.9},
  layer: {menu: 20, header: 30, banner: 40},
} as const

// Conditions of sources of images, too. On their own, so that the scripts hold no others: 0.1 kB of the first load.
export const TABLET = '(min-width: 48rem)'
/** A screen at least as wide as a tablet's, and wider than high. */
export const LANDSCAPE = `${TABLET} and (orientation: landscape)`

/** Media queries. Media queries cannot read CSS variables, so these are plain text. */
export const from = {
  tablet: `@media ${TABLET}`,
  desktop: '@media (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
  /** A screen without room for anything that stays while the page scrolls, as at 400 % zoom. */
  low: '@media (max-height: 29.99rem)',
  /** A pointer that can hover, and a visitor who accepts motion. */
  hover: '@media (hover: hover) and (prefers-reduced-motion: no-preference)',
  still: '@media (prefers-reduced-motion: reduce)',
  noScript: '@media (scripting: none)',
  print: '@media print',
  /** Colours of the system: no shadow, and no ground or border of its own colour. */
  forced: '@media (forced-colors: active)',
} as const
