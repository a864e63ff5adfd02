import {z} from 'zod'
import type {AlertSettings} from '../../contract/services/alerts.ts'
import type {Language} from '../../contract/text/languages.ts'

/** Titles of messages, by what happened. A `digest` is the e-mail of a day. */
const TITLES = {
  en: {
    'enquiry.new': 'New enquiry',
    'reminder.due': 'A reminder is due',
    'quotation.opened': 'A quotation was opened',
    'quotation.accepted': 'A quotation was accepted',
    'problem.new': 'The shop’s server needs attention',
    'problem.solved': 'A problem of the server is solved',
    digest: 'Your day at the shop',
    test: 'This is a test. Messages arrive here.',
  },
  te: {
    'enquiry.new': 'కొత్త విచారణ',
    'reminder.due': 'ఒక రిమైండర్ సమయం అయింది',
    'quotation.opened': 'కొటేషన్ తెరిచారు',
    'quotation.accepted': 'కొటేషన్ ఒప్పుకున్నారు',
    'problem.new': 'షాపు సర్వర్‌ను చూడాలి',
    'problem.solved': 'సర్వర్ సమస్య తీరింది',
    digest: 'షాపులో ఈ రోజు',
    test: 'ఇది పరీక్ష. సందేశాలు ఇక్కడికి వస్తాయి.',
  },
  hi: {
    'enquiry.new': 'नई पूछताछ',
    'reminder.due': 'एक रिमाइंडर का समय हो गया',
    'quotation.opened': 'कोटेशन खोला गया',
    'quotation.accepted': 'कोटेशन मंज़ूर हुआ',
    'problem.new': 'दुकान के सर्वर पर ध्यान दें',
    'problem.solved': 'सर्वर की समस्या दूर हुई',
    digest: 'दुकान का आज का दिन',
    test: 'यह परीक्षण है। संदेश यहाँ आते हैं।',
  },
} as const satisfies Record<Language, Record<string, string>>

/** A message to the owner. One that goes out twice has the same id. */
export const alertSchema = z.object({
  /** Name in the queues on the disk, the same as `id`. */
  _id: z.string(),
  id: z.string(),
  type: z.custom<keyof (typeof TITLES)['en']>((type) => typeof type === 'string' && type in TITLES.en),
  /** ISO 8601. */
  at: z.string(),
  /** An enquiry, a quotation, or a problem with its `sentence`. */
  document: z.record(z.string(), z.unknown()),
})

export type Alert = z.infer<typeof alertSchema>

/**
 * What a message says: its title; the product, number of the quotation, or problem; the code of the enquiry; and the
 * path in the Studio. Nothing in it names a person.
 */
export function toldIn(language: Language, {type, document}: Alert) {
  const textOf = (field: string) => {
    const {[field]: value} = document
    return typeof value === 'string' ? value : ''
  }
  // The title of a page ends with the name of the shop.
  const product = [textOf('productId'), textOf('pageName').replace(/ \| [^|]*$/, '')]
  const ref = textOf('ref')
  return {
    title: TITLES[language][type],
    label: textOf('sentence') || textOf('number') || product.filter(Boolean).join(' · '),
    ref: ref && `Ref ${ref}`,
    path: textOf('_type') === 'lead' ? `/studio/enquiries/${encodeURIComponent(textOf('_id'))}` : '/studio',
  }
}

/** Day such as `2026-11-28`, and time such as `21:05`, where the shop is. */
export function localTime(time: number | string, timeZone: string) {
  const [day = '', clock = ''] = new Date(time).toLocaleString('sv-SE', {timeZone}).split(' ')
  return {day, clock: clock.slice(0, 5)}
}

export function isQuiet({quiet, timeZone}: AlertSettings): boolean {
  if (!quiet) return false
  const {clock} = localTime(Date.now(), timeZone)
  const [isAfter, isBefore] = [clock >= quiet.from, clock < quiet.to]
  return quiet.from < quiet.to ? isAfter && isBefore : isAfter || isBefore
}
