import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

const CONTACT = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  "contactIntro": coalesce(${TRANSLATION}.contactIntro, contactIntro), "callText": coalesce(${TRANSLATION}.callText, callText),
  "visitText": coalesce(${TRANSLATION}.visitText, visitText)
}`)

export const contactQuery = () => queryOptions({queryKey: ['contact'], queryFn: groqFn(CONTACT)})
