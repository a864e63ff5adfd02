import type {Env} from '../env.ts'

/** The periods after which something of a visitor is deleted, as sentences. */
export function keepingOf(keeping: Env['keeping'] = {}): {what: string; period: string}[] {
  return [
    {what: 'Enquiries', period: periodOf(keeping.enquiries)},
    {what: 'Files that you sent', period: periodOf(keeping.uploads)},
    {what: 'Errors of pages', period: periodOf(keeping.errors)},
    {what: 'Records of a choice about privacy', period: periodOf(keeping.choices)},
    {
      what: 'Backups',
      period: 'Up to a year. What we erased for you is erased again when a backup is restored.',
    },
  ]
}

const DAYS_OF_YEAR = 365

function periodOf(days: number | undefined): string {
  if (days === undefined) return 'Until you ask us to erase it.'
  const years = days / DAYS_OF_YEAR
  if (Number.isInteger(years)) return years === 1 ? 'One year.' : `${years} years.`
  return days === 1 ? 'One day.' : `${days} days.`
}
