import {parseArgs, type ParseArgsOptionsConfig} from 'node:util'
import {reportAndExit} from './terminal.ts'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{options: Options}>
>['values']

/**
 * What every command is made of: `--help` prints what it does, an unknown option is told as a sentence, and so is a
 * failure that a person can mend.
 * @param run returns the exit code, or nothing for success; gets the words after the command only where they are taken
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
