import {summarise} from '../checks/summary.ts'
import {runChecks} from '../checks/run-checks.ts'
import {command} from '../terminal/command.ts'

const HELP = `npm run check

Runs the checks that need no browser: types, lint, rooms, layers, format, unused code, generated types, unit and contract
tests. The slow tests are left out, and so are the lake's while the lake is as it was when they last passed.`

await command(HELP, {}, async () => summarise(await runChecks('daily')))
