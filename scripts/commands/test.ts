import {join} from 'node:path'
import {buildWhatIsStale} from '../build/build.ts'
import {browserChecks, type Extent} from '../checks/checks.ts'
import {summarise} from '../checks/summary.ts'
import {runChecks} from '../checks/run-checks.ts'
import {prepare, runE2e} from '../checks/run-e2e.ts'
import {runSelected} from '../checks/run-selected.ts'
import {seededShop} from '../e2e/seeded-shop.ts'
import {root} from '../project/root.ts'
import {ensureChromium} from '../setup/chromium.ts'
import {command} from '../terminal/command.ts'

const HELP = `npm test [-- --all --shard=<part>/<parts> | <path or name>]

Runs what every change needs: types, lint, rooms, layers, format, unused code, generated types, unit and contract tests, and
the e2e tests of the main paths. Installs Chromium if there is none. The last line reads "N passed, N failed".
  --all          runs every test: the slow ones, those of the lake and of the tools, and all e2e tests
  --shard=1/3    runs one of three parts, so that three machines share the tests

With a path or a name, runs only those tests, shows their output as it comes, and builds only what they need:
  npm test -- server/forms               every test of a folder
  npm test -- web/e2e/carousel.e2e.ts    the tests of one file
  npm test -- carousel                   every file with this in its path
  npm test -- "a closed piece"           every test with this in its title
An e2e test that fails leaves a picture and a description of the page in test-results. After a run of one thing it leaves a
trace too, which shows the page at each step: "npx playwright show-trace <trace.zip>". Traces of the whole run would take
much more time.`

// Tests start hundreds of processes that load the same modules. With this folder Node compiles each module once, which saves
// a third of the processor time of a start.
process.env.NODE_COMPILE_CACHE ??= join(root, '.build/compiled')

async function checks(extent: Extent, shard: string | undefined): Promise<number> {
  const early = [
    await prepare('Chromium', ensureChromium),
    await prepare('build of the site and the Studio', buildWhatIsStale),
  ]
  // The e2e tests' shop is made now, while tests wait: the e2e tests leave no processor idle.
  const [checked, shop] = await Promise.all([
    runChecks(extent, shard),
    prepare('seeded shop of the e2e tests', seededShop),
  ])
  const prepared = [...early, shop]
  const e2e = await runE2e(prepared, async () => browserChecks(extent, await ensureChromium(), shard))
  return summarise([...prepared, ...checked, ...e2e])
}

await command(
  HELP,
  {all: {type: 'boolean', default: false}, shard: {type: 'string'}},
  async ({all, shard}, words) =>
    words.length > 0 ? runSelected(words.join(' ')) : checks(all ? 'all' : 'daily', shard),
  {takesWords: true},
)
