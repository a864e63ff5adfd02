import {failureText} from '../terminal/terminal.ts'
import type {Outcome} from './checks.ts'
import {report} from './summary.ts'

/** Makes something that the e2e tests need, and prints the outcome. Never rejects: the other checks go on. */
export async function prepare(name: string, make: () => Promise<unknown>): Promise<Outcome> {
  const started = performance.now()
  const output = await make().then(() => undefined, failureText)
  const seconds = (performance.now() - started) / 1000
  const outcome = {name, ...(output === undefined ? PASSED : FAILED), seconds, output: output ?? ''}
  report(outcome)
  return outcome
}

const PASSED = {passed: 1, failed: 0}
const FAILED = {passed: 0, failed: 1}

/**
 * Runs the e2e tests, one group after the other, and prints each outcome. E2e tests without everything that they
 * need are skipped, and count as one failure.
 */
export async function runE2e(
  prepared: Outcome[],
  e2e: () => Promise<(() => Promise<Outcome>)[]>,
): Promise<Outcome[]> {
  const missing = prepared.filter(({failed}) => failed > 0).map(({name}) => name)
  if (missing.length > 0) {
    const output = `Skipped, because this failed: ${missing.join(', ')}`
    const skipped = {name: 'e2e tests', ...FAILED, seconds: 0, output}
    report(skipped)
    return [skipped]
  }
  const outcomes: Outcome[] = []
  for (const group of await e2e()) {
    const outcome = await group()
    report(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}
