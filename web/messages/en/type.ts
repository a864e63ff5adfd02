// Fonts and sizes of a language. `design/theme.ts` takes them into the style sheet; no script holds them.

/** Fonts of headings, in their order. */
export const display: string = `Marcellus, 'Marcellus fallback', 'Times New Roman', serif`

/** Fonts of texts, in their order. */
export const text: string = `Mukta, 'Mukta fallback', 'Mukta Telugu', 'Noto Sans Telugu', system-ui, sans-serif, Signs`

/** Whether the script is that of the site's own fonts, which set all letters and spaces then. */
export const isLatin: boolean = true

/** Sizes of the largest heading and of the others. */
export const displaySize: string = 'clamp(2.5rem, 1.7rem + 3.9vw, 5.25rem)'
export const titleSize: string = 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)'

/** Whether the font of texts has Devanagari. It has 59 kB, which a page loads that shows any. */
export const loadsDevanagari: boolean = true

/** Scripts of the names of the other languages. */
export const signs: readonly ('telugu' | 'devanagari')[] = ['telugu', 'devanagari']
