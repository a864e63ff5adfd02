import {isOne} from '../plural.ts'
import {locale} from './language.ts'

// The page of the privacy notice.

export const privacy = 'Privacy'
/** @param day such as `23 November 2026` */
export const versionOf = (version: string, day: string) => `Version ${version}, ${day}`

export const howLong = 'How long we keep it'
export const enquiries = 'Enquiries'
export const files = 'Files that you sent'
export const errors = 'Errors of pages'
export const choices = 'Records of a choice about privacy'
export const untilAsked = 'Until you ask us to erase it.'
export const years = (count: number) => (isOne(locale, count) ? 'One year.' : `${count} years.`)
export const days = (count: number) => (isOne(locale, count) ? 'One day.' : `${count} days.`)
export const backups = 'Backups'
export const backupsPeriod = 'Up to a year. What we erased for you is erased again when a backup is restored.'

export const whoIsResponsible = 'Who is responsible'
