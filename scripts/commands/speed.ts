import type {Figure} from '../../contract/services/measurements.ts'
import {MAX_WEEKS, openMeasurements, SHOWN_WEEKS} from '../../server/records/index.ts'
import {openRecordsAside} from '../../server/records/index.ts'
import {loadConfig} from '../project/settings.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {tableOf} from '../terminal/table.ts'
import {PlainError} from '../terminal/terminal.ts'

const HELP = `npm run speed [-- --weeks <number>]

Lists how fast visitors saw the site, by week, device and first page. A share of all visits is measured (FIELD_SAMPLE in .env.example).
The shop may be running. The Studio's first screen shows the same, but not with hosted Sanity.
  --weeks <number>  the newest weeks that have visits, at most ${MAX_WEEKS}; ${SHOWN_WEEKS} unless you say otherwise

The columns are Monday of the week (UTC), device, page, measured visits, and three values that three quarters of the visits did not
exceed: until the main picture or text was there (LCP), until the page reacted to a tap (INP), and how much moved by itself (CLS).
Good values are at most 2.5 s, 200 ms and 0.1.`

const HEADINGS = ['week', 'device', 'page', 'visits', 'LCP', 'INP', 'CLS']

function main({weeks = String(SHOWN_WEEKS)}: {weeks?: string | undefined}) {
  const count = /^[1-9]\d?$/.test(weeks) ? Number(weeks) : Infinity
  if (count > MAX_WEEKS) throw new PlainError(`"${weeks}" is not a number of weeks from 1 to ${MAX_WEEKS}.`)
  const records = openRecordsAside(loadConfig(root).dataDir)
  try {
    const rows = records ? rowsOf(openMeasurements(records).figures(Date.now(), count)) : []
    if (rows.length === 0) console.log('No visit was measured yet.')
    else for (const line of tableOf([HEADINGS, ...rows])) console.log(line)
  } finally {
    records?.close()
  }
}

/** One row for each week, device and page. */
function rowsOf(figures: readonly Figure[]): string[][] {
  const groups = Map.groupBy(figures, ({week, device, page}) => [week, device, page].join(' '))
  const names = [...groups.keys()].toSorted()
  return names.map((name) => {
    const group = groups.get(name) ?? []
    const find = (wanted: string) => group.find(({metric}) => metric === wanted)
    const [lcp, inp, cls] = [find('lcp'), find('inp'), find('cls')]
    // Each visit has the first value. The others may be missing.
    return [
      ...name.split(' '),
      String(Math.max(...group.map(({count}) => count))),
      lcp ? `${(lcp.p75 / 1000).toFixed(1)} s` : '–',
      inp ? `${inp.p75.toFixed(0)} ms` : '–',
      cls ? cls.p75.toFixed(2) : '–',
    ]
  })
}

await command(HELP, {weeks: {type: 'string'}}, async (choices) => main(choices))
