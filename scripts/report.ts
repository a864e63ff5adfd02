import {styleText} from 'node:util'
import type {Outcome} from './checks.ts'

/** Prints one outcome; of a failed one, or one that wavered, what the tool said. */
export function report({name, passed, failed, flaky = 0, seconds, output}: Outcome): void {
  const mark = failed === 0 ? styleText('green', '✓') : styleText('red', '✗')
  const wavered = flaky > 0 ? `, ${flaky} of them at the second try` : ''
  console.log(`${mark} ${name}: ${passed} passed${wavered}, ${failed} failed (${seconds.toFixed(1)} s)`)
  if (failed + flaky > 0) console.log(output.trimEnd().split('\n').slice(-150).join('\n'))
}

/** Prints the closing line and returns the exit code. */
export function summarise(outcomes: Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
