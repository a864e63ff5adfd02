export const accessibility = 'Accessibility'
export const intro = 'Everybody should be able to look, choose, ask and call. This page says how far we are.'
/** Headings, each with its sentences. */
export const parts = [
  {
    heading: 'What we aim for',
    sentences: ['The rules of WCAG 2.2, level AA, in each of our three languages.'],
  },
  {
    heading: 'What we tried',
    sentences: [
      'Every page in every language with the checker axe, on screens from 320 to 1440 pixels wide, light and dark.',
      'The keyboard alone; zoom to 400 %; letters of twice the size; the colours of your system; no moving pictures.',
      'The site without scripts: every design can be seen, and you can call us.',
    ],
  },
  {
    heading: 'What is not right yet',
    sentences: [
      'No person who uses a screen reader every day has tried the site for us yet.',
      'Some pictures are described by the name of the piece only.',
      'PDF files are made for paper. The page of the piece says the same.',
      'The map belongs to another company. Our address in words stands beside it.',
    ],
  },
]
export const tellUs = 'Tell us'
export const weHelp = 'Does something not work for you? Call or write. We help you at once, and then mend it.'
