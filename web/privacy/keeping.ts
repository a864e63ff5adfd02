import type {Env} from '../../contract/site/env.ts'
import * as words from '#words/privacy'

/** The periods after which something of a visitor is deleted, as sentences. */
export function keepingOf(keeping: Env['keeping'] = {}): {what: string; period: string}[] {
  return [
    {what: words.enquiries, period: periodOf(keeping.enquiries)},
    {what: words.files, period: periodOf(keeping.uploads)},
    {what: words.errors, period: periodOf(keeping.errors)},
    {what: words.choices, period: periodOf(keeping.choices)},
    {
      what: words.backups,
      period: words.backupsPeriod,
    },
  ]
}

const DAYS_OF_YEAR = 365

function periodOf(days: number | undefined): string {
  if (days === undefined) return words.untilAsked
  const years = days / DAYS_OF_YEAR
  if (Number.isInteger(years)) return words.years(years)
  return words.days(days)
}
