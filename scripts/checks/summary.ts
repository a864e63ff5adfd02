import {styleText} from 'node:util'
import type {Outcome} from './checks.ts'

/** Prints one outcome, and the end of the output if the check failed. */
export function report({name, passed, failed, seconds, output}: Outcome): void {
  const mark = failed === 0 ? styleText('green', '✓') : styleText('red', '✗')
  console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`)
  if (failed > 0) console.log(output.trimEnd().split('\n').slice(-150).join('\n'))
}

/** Prints the last line, "N passed, N failed", and returns the exit code. */
export function summarise(outcomes: Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
