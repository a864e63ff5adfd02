import {parseArgs, type ParseArgsOptionsConfig} from 'node:util'
import {reportAndExit} from './terminal.ts'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{options: Options}>
>['values']

/**
 * Runs a command. `--help` prints the help text. An unknown option, or a failure that the person at the terminal can
 * correct, is printed as a sentence without a stack trace.
 * @param run returns the exit code, or nothing for success; `words` is empty unless `takesWords` is set
 */
export async function command<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  run: (values: Values<Options>, words: string[]) => Promise<number | void>,
  {takesWords = false} = {},
): Promise<void> {
  try {
    if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h'))
      console.log(help)
    else {
      const {values, positionals} = parseArgs({options, allowPositionals: takesWords})
      process.exitCode = (await run(values, positionals)) ?? 0
    }
  } catch (error) {
    reportAndExit(error)
  }
}
