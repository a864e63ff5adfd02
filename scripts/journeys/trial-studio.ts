import {join} from 'node:path'
import {assertBuilt, putInPlace} from '../build/build.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {run} from '../terminal/run.ts'
import {isStale, markFresh, type BuildProduct} from '../build/stale.ts'
import {step} from '../terminal/terminal.ts'

const HELP = `node scripts/journeys/trial-studio.ts

Builds the Studio of studio/trial into .build/trial-studio if its sources have changed. The browser journeys use it to
test kinds of field that the shop does not have.`

const OUTPUT = '.build/trial-studio'

const trial: BuildProduct = {
  root,
  inputs: ['studio', 'package-lock.json'],
  output: `${OUTPUT}/index.html`,
  stamp: '.build/trial-studio.stamp',
}

async function build() {
  if (!(await isStale(trial))) return
  await step('Building the trial Studio', async () => {
    const args = ['build', join(root, `${OUTPUT}.new`), '--yes']
    const env = {DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1'}
    assertBuilt('trial Studio', await run('sanity', args, {cwd: join(root, 'studio/trial'), env}))
    await putInPlace(OUTPUT)
    await markFresh(trial)
  })
}

await command(HELP, {}, build)
