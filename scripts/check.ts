import {root} from './build.ts'
import {command} from './command.ts'
import {staticChecks, vitestChecks, type Outcome} from './checks.ts'
import {report, summarise} from './report.ts'

const HELP = `npm run check

The fast checks: types, lint, format, unused code, generated types, unit and contract tests. Under a minute.
For the whole, with the browser journeys: npm test`

/** Runs the fast checks two at a time and returns what each found. */
export async function fastChecks(): Promise<Outcome[]> {
  const queue = [() => vitestChecks(root), ...staticChecks(root)]
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

if (import.meta.main) await command(HELP, {}, async () => summarise(await fastChecks()))
