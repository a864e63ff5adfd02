import {listed} from '../list.ts'

// Titles and descriptions of pages, for search engines and link previews. The name of the shop follows each title.

/** @param town absent where the address of the shop names none */
const inTown = (town: string | undefined) => (town ? ` in ${town}` : '')

export const homeTitle = (town: string | undefined) => `Natural Stone Crafts Suppliers${inTown(town)}`
/** Keywords of every page. The town of the shop follows. */
export const keywords = 'natural stone, stone crafts, fountain, gazebo, stone mural, wall cladding, marble'

export const aboutTitle = 'About Us'
export const aboutDescription =
  'A family that has worked natural stone for decades: our story, our work and our speciality.'

export const testimonialsTitle = 'Testimonials'
export const testimonialsDescription =
  'What architects, designers and home owners say of our stone gazebos, statues, gates and temples.'

export const contactTitle = 'Contact Us'
export const contactDescription = (town: string | undefined) =>
  `Call us or visit our showroom${inTown(town)}: natural stone crafts, delivered all over India.`

export const designsTitle = 'Designs'
export const designsDescription = (town: string | undefined) =>
  `Natural stone work of every kind from our showroom${inTown(town)}, each with all its designs.`

/** @param words of a search; absent without one @param page from 2; absent on the first */
export const allProductsTitle = (words: string | undefined, page: string | undefined) =>
  (words ? `“${words}” in All Products` : 'All Products') + (page ? `, Page ${page}` : '')
export const allProductsDescription = (town: string | undefined, page: string | undefined) =>
  (page ? `Page ${page} of all products. ` : '') +
  `Every piece of our showroom${inTown(town)}, by category and price: natural stone, carved by hand.`

export const enquiryListTitle = 'Enquiry List'

/** @param category its title */
export const categoryKeywords = (category: string) => `stone ${category.toLowerCase()}`
/** @param facts name and id, material, size and price of a product @param about its category, in whole sentences */
export const productDescription = (facts: readonly string[], about: string) => `${listed(facts)}. ${about}`

export const privacyTitle = 'Privacy'
export const privacyDescription =
  'What this site collects about you, why, for how long, and how to have it erased.'

export const accessibilityTitle = 'Accessibility'
export const accessibilityDescription =
  'Who can use this site, what we tried, what is not right yet, and whom to tell.'

export const rateTitle = 'Stay Connected'
export const rateDescription = 'Rate us, and follow us where we show new work.'

export const fileTitle = 'File'
export const fileDescription = 'A file of the shop.'
export const sharedFileDescription = 'A file that the shop shares with you.'

// Pages of the shop’s staff.
export const ownerMenuTitle = 'Owner Menu'
export const ownerMenuDescription = 'What the shop does on its own site.'
export const ownerPhoneTitle = 'Owner Phone'
export const ownerPhoneDescription = 'Marks a device as the owner’s.'
export const uploadTitle = 'Upload File'
export const uploadDescription = 'Puts a picture or a document where a customer can open it.'
