import {styleText} from 'node:util'
import {advisoriesIn} from '../advisories/advisories.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {run} from '../terminal/run.ts'

const HELP = `npm run advisories

Asks the package registry for known weaknesses of the packages in package-lock.json, and lists them. Installs nothing.
The exit code is 1 when there is one, or when the registry does not answer.`

async function main(): Promise<number> {
  const {output} = await run('npm', ['audit', '--json', '--package-lock-only', '--loglevel=silent'], {
    cwd: root,
  })
  const advisories = advisoriesIn(output)
  for (const {package: name, severity, title, url, range} of advisories)
    console.log(`${styleText('red', severity.padEnd(8))} ${name} ${range}: ${title} (${url})`)
  console.log(
    advisories.length === 0
      ? 'No package of the lockfile has a known weakness.'
      : `\n${advisories.length} known weaknesses. CONTRIBUTING.md says how to upgrade packages.`,
  )
  return advisories.length === 0 ? 0 : 1
}

await command(HELP, {}, main)
