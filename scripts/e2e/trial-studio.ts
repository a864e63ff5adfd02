import {join} from 'node:path'
import {assertBuilt} from '../build/build.ts'
import {TRIAL_STUDIO} from '../build/artefacts.ts'
import {makeIfStale} from '../build/stale.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {run} from '../terminal/run.ts'
import {step} from '../terminal/terminal.ts'

const HELP = `node scripts/e2e/trial-studio.ts

Builds the Studio of studio/trial into .build/trial-studio if its sources have changed. The e2e tests use it to
test kinds of field that the shop does not have.`

const build = () =>
  step('Building the trial Studio', async () => {
    const args = ['build', join(root, `${TRIAL_STUDIO.folder}.new`), '--yes']
    const env = {DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1'}
    assertBuilt('trial Studio', await run('sanity', args, {cwd: join(root, 'studio/trial'), env}))
  })

await command(HELP, {}, () => makeIfStale(TRIAL_STUDIO, build))
