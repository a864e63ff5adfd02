import {isOne} from '../plural.ts'
import {locale} from './language.ts'

/** Link to the enquiry list, with the number of products on it. */
export const enquiryList = (count: number) =>
  count === 0 ? 'Enquiry list' : `Enquiry list, ${count} ${isOne(locale, count) ? 'piece' : 'pieces'}`
