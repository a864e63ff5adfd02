import {summarise} from '../checks/report.ts'
import {runChecks} from '../checks/run-checks.ts'
import {command} from '../terminal/command.ts'

const HELP = `npm run check

Runs the fast checks: types, lint, format, unused code, generated types, and all unit and contract tests except the
slow ones. Takes a minute or two. "npm test" runs everything, including the slow tests and the browser journeys.`

/** Tests that take long, such as a whole seed, a crash in the middle of a write, or a look at every picture. */
const SLOW = '**/*.slow.test.ts'

await command(HELP, {}, async () => summarise(await runChecks({exclude: SLOW})))
