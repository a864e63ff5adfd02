import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import type {PRIVACY_RESULT} from '../../schemas/generated/types.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'
import {DRAFT_NOTICE, type Notice} from './draft-notice.ts'

const PRIVACY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  privacyVersion, privacyDate, "privacyIntro": coalesce(${TRANSLATION}.privacyIntro, privacyIntro),
  privacyParts[]{
    "heading": coalesce(^.${TRANSLATION}.privacyParts[_key == ^._key][0].heading, heading),
    "text": coalesce(^.${TRANSLATION}.privacyParts[_key == ^._key][0].text, text)
  }
}`)

const fetchPrivacy = groqFn(PRIVACY)

export const privacyQuery = () =>
  queryOptions({
    queryKey: ['privacy'],
    queryFn: async (context) => completeNotice(await fetchPrivacy(context)),
  })

/** The notice of the shop, with the draft's texts wherever the owner has written none. */
export function completeNotice(stored: PRIVACY_RESULT | undefined): Notice {
  const parts = (stored?.privacyParts ?? []).flatMap(({heading, text}) =>
    heading && text ? {heading, text} : [],
  )
  return {
    version: stored?.privacyVersion || DRAFT_NOTICE.version,
    date: stored?.privacyDate || DRAFT_NOTICE.date,
    intro: stored?.privacyIntro || DRAFT_NOTICE.intro,
    parts: parts.length > 0 ? parts : DRAFT_NOTICE.parts,
  }
}

const NOTICE_VERSION = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{privacyVersion}`)

const fetchVersion = groqFn(NOTICE_VERSION)

/** Version of the privacy notice. The page carries it among its settings, so the result stays on the server. */
export const noticeVersionQuery = () =>
  queryOptions({
    queryKey: ['notice-version'],
    queryFn: async (context) => (await fetchVersion(context))?.privacyVersion || DRAFT_NOTICE.version,
    meta: {staysOnServer: true},
  })
