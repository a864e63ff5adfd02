import {styleText} from 'node:util'
import type {Config} from '../../server/config.ts'
import {endOnSignal} from '../../lib/process/end-on-signal.ts'
import type {Listen} from '../../lib/http/port.ts'
import {serveShop, type RunningShop} from '../../server/serve.ts'
import {buildWhatIsStale} from '../build/build.ts'
import {root} from '../project/root.ts'
import {versionOf} from '../project/release.ts'
import {takeIn} from '../release/arrived.ts'
import {noteVersion, prepareStart} from '../release/prepare.ts'
import {seedEmptyLake} from '../seed/first-seed.ts'
import {reportAndExit, step} from '../terminal/terminal.ts'
import {keepNewFilesPrivate} from '../../lib/disk/private-files.ts'
import {awaitTurn, reportTo} from './launcher.ts'
import {preflight} from './preflight.ts'

/**
 * Builds what is stale, starts the server, seeds an empty lake and prints the addresses. The shop runs until a signal
 * closes it.
 * @param studio `false` leaves a stale Studio as it is
 * @throws PlainError when the machine cannot run the shop
 */
export async function startShop(config: Config, {studio = true} = {}): Promise<void> {
  const listen = await awaitTurn(config)
  if (!listen) await preflight(config)
  await buildWhatIsStale({studio})
  if (!listen) await prepareStart(config, root)
  const shop = await serveUntilSignal(config, listen)
  if (shop.hasContent) await seedEmptyLake(config, shop.localUrl)
  if (shop.hasContent) await takeIn(config, shop.localUrl)
  await noteVersion(config.dataDir, versionOf(root))
  reportTo(shop)
  printAddresses(shop)
}

/**
 * Starts the server. A signal closes it and ends this process.
 * @public a test starts it in a process of its own
 */
export async function serveUntilSignal(config: Config, listen?: Listen): Promise<RunningShop> {
  // Not earlier: everybody may read what is built.
  keepNewFilesPrivate()
  const shop = await step('Starting the server', () => serveShop(config, root, listen && {listen}))
  endOnSignal(() => shop.close(), {
    onBegin: () => console.log('\nClosing; everything is saved.'),
    fail: reportAndExit,
  })
  return shop
}

function printAddresses({url, signInLink}: RunningShop) {
  const line = (label: string, address: string) =>
    console.log(`  ${label.padEnd(8)} ${styleText('cyan', address)}`)
  console.log()
  line('Site', url)
  line('Studio', `${url}/studio`)
  if (signInLink) {
    line('Sign in', signInLink)
    console.log(
      styleText(
        'dim',
        '           (opens the Studio once, within 24 hours; npm run owner sets a password instead)',
      ),
    )
  }
  console.log('\nPress Ctrl-C to stop.')
}
