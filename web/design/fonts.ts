import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import mukta400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url'

/** The two font files that the first screen uses. */
export const preloadedFonts = [marcellus, mukta400]
