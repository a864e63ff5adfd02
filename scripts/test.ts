import {buildWhatIsStale, root} from './build.ts'
import {checks} from './check.ts'
import {browserChecks} from './checks.ts'
import {ensureChromium} from './chromium.ts'
import {command} from './command.ts'
import {report, summarise} from './report.ts'

const HELP = `npm test

Every check: types, lint, format, unused code, generated types, unit, contract and browser. Brings Chromium when there
is none. Ends with "N passed, N failed".`

async function everything(): Promise<number> {
  const chromium = await ensureChromium()
  await buildWhatIsStale()
  const outcomes = await checks()
  for (const check of browserChecks(root, chromium)) {
    const outcome = await check()
    report(outcome)
    outcomes.push(outcome)
  }
  return summarise(outcomes)
}

await command(HELP, {}, everything)
