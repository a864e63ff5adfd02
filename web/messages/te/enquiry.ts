import type * as English from '../en/enquiry.ts'
import {isOne} from '../plural.ts'
import {locale} from './language.ts'

export const enquiryList: typeof English.enquiryList = (count) => {
  if (count === 0) return 'ఎంక్వైరీ జాబితా'
  return isOne(locale, count) ? 'ఎంక్వైరీ జాబితా, 1 డిజైన్' : `ఎంక్వైరీ జాబితా, ${count} డిజైన్లు`
}
