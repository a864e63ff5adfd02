// The panel that asks what the shop may do. Yes and no have to be equally easy to read.

export const privacyChoices = 'Privacy choices'
export const question =
  'May we measure which advertisements bring visitors? Until you say yes, nothing is loaded from advertising companies.'
/** Link to the notice, after the question. */
export const privacy = 'Privacy'
export const advertising =
  'Advertising: remember the advertisement that led you here, and tell its company when you contact us.'
export const statistics = 'Statistics: let a company count the pages that you open, and the errors on them.'
export const acceptAll = 'Accept all'
export const rejectAll = 'Reject all'
export const choose = 'Choose'
export const saveMyChoice = 'Save my choice'
