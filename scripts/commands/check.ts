import {summarise} from '../checks/report.ts'
import {runChecks} from '../checks/run-checks.ts'
import {command} from '../terminal/command.ts'

const HELP = `npm run check

Runs the fast checks: types, lint, layers, format, unused code, generated types, and all unit and contract tests
except the slow ones. Takes a minute or two. "npm test" runs everything, including the slow tests and the browser journeys.`

await command(HELP, {}, async () => summarise(await runChecks({slow: false})))
