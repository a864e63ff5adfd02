import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {staticChecks, vitestChecks, type Outcome, type Extent} from './checks.ts'
import {report} from './summary.ts'

/** Number of checks that run at the same time. */
const AT_ONCE = 2

/**
 * Runs every check that needs no browser, prints each outcome as it comes, and returns all outcomes.
 * @param shard a part of the tests, such as `2/3`. The first one comes with the checks that read the sources
 */
export async function runChecks(extent: Extent, shard?: string): Promise<Outcome[]> {
  const isFirst = shard?.startsWith('1/') ?? true
  const checks = [() => vitestChecks(extent, shard), ...(isFirst ? staticChecks : [])]
  const outcomes: Outcome[] = []
  await forEachAtOnce(checks, AT_ONCE, async (check) => {
    const outcome = await check()
    report(outcome)
    outcomes.push(outcome)
  })
  return outcomes
}
