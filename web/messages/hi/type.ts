import type * as English from '../en/type.ts'

/** Phones and computers carry a good font of the script. Latin letters and digits keep the site's own. */
const SYSTEM = `'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', system-ui, sans-serif, Signs`

export const display: typeof English.display = `Marcellus, 'Marcellus fallback', ${SYSTEM}`

export const text: typeof English.text = `Mukta, 'Mukta fallback', ${SYSTEM}`

export const isLatin: typeof English.isLatin = false

/** The words are longer than English ones, and their letters are higher. */
export const displaySize: typeof English.displaySize = 'clamp(2rem, 1.5rem + 2.5vw, 3.75rem)'
export const titleSize: typeof English.titleSize = 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)'

export const loadsDevanagari: typeof English.loadsDevanagari = false

export const signs: typeof English.signs = ['telugu']
