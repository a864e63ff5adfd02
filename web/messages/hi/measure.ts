import type * as English from '../en/measure.ts'

/** Longer ones first: a unit before a direction takes another word. */
const UNITS: readonly [unit: RegExp, word: string][] = [
  [/\bmade to measure\b/gi, 'नाप के अनुसार'],
  [/\bft across\b/gi, 'फ़ुट चौड़ाई'],
  [/\bft high\b/gi, 'फ़ुट ऊँचाई'],
  [/\babout\b/gi, 'लगभग'],
  [/\bopening\b/gi, 'ओपनिंग'],
  [/\bthick\b/gi, 'मोटाई'],
  [/\b(?:sft|sq ?ft)\b/gi, 'प्रति वर्ग फ़ुट'],
  [/\beach\b/gi, 'प्रति नग'],
  [/\bpair\b/gi, 'जोड़ी'],
  [/\bft\b/gi, 'फ़ुट'],
  [/(\d ?)in\b/gi, '$1इंच'],
  [/\bcm\b/gi, 'सेमी'],
  [/\bmm\b/gi, 'मिमी'],
  [/\bkg\b/gi, 'किलो'],
]

export const measure: typeof English.measure = (text) =>
  UNITS.reduce((measured, [unit, word]) => measured.replace(unit, word), text)
