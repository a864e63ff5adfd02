import type * as English from '../en/privacy.ts'
import {isOne} from '../plural.ts'
import {locale} from './language.ts'

// The page of the privacy notice.

export const privacy = 'గోప్యత'
export const versionOf: typeof English.versionOf = (version, day) => `వెర్షన్ ${version}, ${day}`

export const howLong = 'ఎంతకాలం ఉంచుతాం'
export const enquiries = 'ఎంక్వైరీలు'
export const files = 'మీరు పంపిన ఫైళ్లు'
export const errors = 'పేజీల్లో వచ్చిన లోపాలు'
export const choices = 'గోప్యత ఎంపికల రికార్డులు'
export const untilAsked = 'తొలగించమని మీరు అడిగేవరకు.'
export const years: typeof English.years = (count) =>
  isOne(locale, count) ? 'ఒక సంవత్సరం.' : `${count} సంవత్సరాలు.`
export const days: typeof English.days = (count) => (isOne(locale, count) ? 'ఒక రోజు.' : `${count} రోజులు.`)
export const backups = 'బ్యాకప్‌లు'
export const backupsPeriod = 'ఒక సంవత్సరం వరకు. బ్యాకప్‌ను తిరిగి వాడితే, మీ కోసం తొలగించినదాన్ని మళ్లీ తొలగిస్తాం.'

export const whoIsResponsible = 'బాధ్యులు ఎవరు'
