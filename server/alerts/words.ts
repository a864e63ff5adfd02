import {z} from 'zod'
import {ALERT_TYPES, type AlertSettings} from '../../contract/services/alerts.ts'
import type {Language} from '../../contract/text/languages.ts'

/** A message to the owner. A message that goes out twice has the same id. */
export const alertSchema = z.object({
  /** The same as `id`: the queue on the disk names its items so. */
  _id: z.string(),
  id: z.string(),
  type: z.enum(ALERT_TYPES),
  /** ISO 8601. */
  at: z.string(),
  /** What it is about: an enquiry, a quotation, or a problem with its `sentence`. */
  document: z.record(z.string(), z.unknown()),
})

export type Alert = z.infer<typeof alertSchema>

const TITLES: Record<Language, Record<Alert['type'], string>> = {
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
}

const shown = z.object({
  _id: z.string().optional().catch(undefined),
  _type: z.string().optional().catch(undefined),
  productId: z.string().optional().catch(undefined),
  pageName: z.string().optional().catch(undefined),
  number: z.string().optional().catch(undefined),
  ref: z.string().optional().catch(undefined),
  sentence: z.string().optional().catch(undefined),
})

/** What a message says, on one line each. Nothing in it names a person. */
export interface Told {
  title: string
  /** The product, the number of the quotation, or the problem. May be empty. */
  label: string
  /** Code of the enquiry. May be empty. */
  ref: string
  /** Address in the Studio. */
  path: string
}

export function toldIn(language: Language, {type, document}: Pick<Alert, 'type' | 'document'>): Told {
  const {_id, _type, productId, pageName = '', number, ref, sentence} = shown.parse(document)
  // The title of a page ends with the name of the shop.
  const product = [productId, pageName.replace(/ \| [^|]*$/, '')].filter(Boolean).join(' · ')
  return {
    title: TITLES[language][type],
    label: sentence ?? number ?? product,
    ref: ref === undefined ? '' : `Ref ${ref}`,
    path: _type === 'lead' && _id !== undefined ? `/studio/enquiries/${encodeURIComponent(_id)}` : '/studio',
  }
}

/** Minutes since midnight. */
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Day such as `2026-11-28`, and time such as `21:05`, where the shop is. */
export function localTime(now: number, timeZone: string): {day: string; clock: string} {
  const [day = '', clock = ''] = new Date(now).toLocaleString('sv-SE', {timeZone}).split(' ')
  return {day, clock: clock.slice(0, 5)}
}

export function isQuiet({quiet, timeZone}: Pick<AlertSettings, 'quiet' | 'timeZone'>, now: number): boolean {
  if (!quiet) return false
  const [from, to, at] = [quiet.from, quiet.to, localTime(now, timeZone).clock].map(minutesOf)
  if (from === undefined || to === undefined || at === undefined) return false
  return from < to ? at >= from && at < to : at >= from || at < to
}
