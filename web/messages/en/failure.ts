// Complete pages for requests that the server cannot answer with a page of the site.

export const somethingWentWrong = 'Something went wrong'
export const unreachable =
  'Our catalogue cannot be reached at this moment. Please try again in a minute, or talk to us.'
export const broken = 'This page could not be made. Please try again, or talk to us.'
export const unreadable =
  'The address of this page is damaged. Please start at the first page, or talk to us.'
export const tooMany =
  'Your connection has opened too many pages in a short time. Please try again in a minute, or talk to us.'
export const crowded =
  'Too many visitors are here at this moment. Please try again in a minute, or talk to us.'

export const takenDown = 'This file was taken down'
export const deleted = 'The shop shares this file no longer. If you still need it, please talk to us.'

export const linkHasEnded = 'This link has ended'
export const ended = 'This link has ended. Please ask the shop for a new one, or look at what is published.'

export const tryAgain = 'Try again'
export const callUs = (phone: string) => `call us: ${phone}`
export const backToHomepage = 'Back to homepage'
