import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {groqFn} from '../sanity.ts'

const CONTACT = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  contactIntro, callText, visitText
}`)

export const contactQuery = () => queryOptions({queryKey: ['contact'], queryFn: groqFn(CONTACT)})
