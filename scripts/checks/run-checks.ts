import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {root} from '../project/root.ts'
import {staticChecks, vitestChecks, type Outcome, type VitestOptions} from './checks.ts'
import {report} from './report.ts'

/** Number of checks that run at the same time. */
const AT_ONCE = 2

/** Runs every check that needs no browser, prints each outcome as it comes, and returns all outcomes. */
export async function runChecks(options: VitestOptions): Promise<Outcome[]> {
  const checks = [() => vitestChecks(root, options), ...staticChecks(root)]
  const outcomes: Outcome[] = []
  await forEachAtOnce(checks, AT_ONCE, async (check) => {
    const outcome = await check()
    report(outcome)
    outcomes.push(outcome)
  })
  return outcomes
}
