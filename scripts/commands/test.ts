import {buildWhatIsStale} from '../build/build.ts'
import {browserChecks} from '../checks/checks.ts'
import {report, summarise} from '../checks/report.ts'
import {runChecks} from '../checks/run-checks.ts'
import {root} from '../project/root.ts'
import {ensureChromium} from '../setup/chromium.ts'
import {command} from '../terminal/command.ts'

const HELP = `npm test

Runs every check: types, lint, format, unused code, generated types, unit and contract tests, and the browser journeys.
Installs Chromium if there is none. The last line reads "N passed, N failed".`

async function everything(): Promise<number> {
  const chromium = await ensureChromium()
  await buildWhatIsStale()
  const outcomes = await runChecks()
  for (const check of browserChecks(root, chromium)) {
    const outcome = await check()
    report(outcome)
    outcomes.push(outcome)
  }
  return summarise(outcomes)
}

await command(HELP, {}, everything)
