import type * as English from '../en/measure.ts'

/** Longer ones first: a unit before a direction takes another ending. The unit of a price comes before the price. */
const UNITS: readonly [unit: RegExp, word: string][] = [
  [/\bmade to measure\b/gi, 'కొలతల ప్రకారం'],
  [/\bft across\b/gi, 'అడుగుల వెడల్పు'],
  [/\bft high\b/gi, 'అడుగుల ఎత్తు'],
  [/\babout\b/gi, 'సుమారు'],
  [/\bopening\b/gi, 'ఓపెనింగ్'],
  [/\bthick\b/gi, 'మందం'],
  [/^(₹\S+) (?:sft|sq ?ft)$/i, 'చ. అడుగుకు $1'],
  [/^(₹\S+) each$/i, 'ఒక్కోటి $1'],
  [/^(₹\S+) pair$/i, 'జత $1'],
  [/\bft\b/gi, 'అడుగులు'],
  [/(\d ?)in\b/gi, '$1అంగుళాలు'],
  [/\bcm\b/gi, 'సెం.మీ.'],
  [/\bmm\b/gi, 'మి.మీ.'],
  [/\bkg\b/gi, 'కేజీలు'],
]

export const measure: typeof English.measure = (text) =>
  UNITS.reduce((measured, [unit, word]) => measured.replace(unit, word), text)
