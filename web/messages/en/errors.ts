// Pages and sentences for what went wrong.

export const somethingWentWrong = 'Something went wrong'
export const tryAgain = 'Try again'
/** Link that dials the shop. */
export const callUs = 'call us'
export const backToHomepage = 'Back to homepage'

export const pageNotFound = 'Page Not Found'
export const nothingHere =
  'There is nothing at this address. The stone is elsewhere on the site, and we are at the phone.'

export const categoryNotFound = 'Category Not Found'
export const categoryMissing =
  'This range is not available or there might be an issue. Ask us: we may have the piece all the same.'
export const backToHome = 'Back to Home'

export const catalogueUnreachable = 'The catalogue cannot be reached'
export const catalogueFailed = (status: number) => `The catalogue answered with status ${status}`
