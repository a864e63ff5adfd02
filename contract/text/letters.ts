/** Characters of codes that people type, in the order of their values: no vowels, and no two that look alike. */
export const LETTERS = '2346789CDFHJKMNPQRTVWXY'
