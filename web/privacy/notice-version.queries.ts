import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {groqFn} from '../data/sanity.ts'
import {DRAFT_NOTICE} from './draft-notice.ts'

const NOTICE_VERSION = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{privacyVersion}`)

const fetchVersion = groqFn(NOTICE_VERSION)

/** Version of the privacy notice. The page carries it among its settings, so the result stays on the server. */
export const noticeVersionQuery = () =>
  queryOptions({
    queryKey: ['notice-version'],
    queryFn: async (context) => (await fetchVersion(context))?.privacyVersion || DRAFT_NOTICE.version,
    meta: {staysOnServer: true},
  })
