import {root} from './build.ts'
import {command} from './command.ts'
import {staticChecks, vitestChecks, type Outcome} from './checks.ts'
import {report, summarise} from './report.ts'

const HELP = `npm run check

The fast checks: types, lint, format, unused code, generated types, unit and contract tests but the slow ones. A minute
or two. For the whole, with slow tests and browser journeys: npm test`

/** Whole seeds, crashes in the middle of work, every picture: `npm test` runs them. */
const SLOW = '**/*.slow.test.ts'

/** Runs all that needs no browser, two checks at a time, and returns what each found. */
export async function checks({leaveOut}: {leaveOut?: string} = {}): Promise<Outcome[]> {
  const queue = [() => vitestChecks(root, leaveOut), ...staticChecks(root)]
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await next()
      report(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all([worker(), worker()])
  return outcomes
}

if (import.meta.main) await command(HELP, {}, async () => summarise(await checks({leaveOut: SLOW})))
